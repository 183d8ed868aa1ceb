/**
 * Return a function that makes something once for each table and then returns the same. All parts of a board share it, and it goes
 * with the table.
 */
export function perTable<Play extends object, Made>(make: (play: Play) => Made): (play: Play) => Made {
  const made = new WeakMap<Play, Made>();
  return (play) => {
    let found = made.get(play);
    if (found === undefined) made.set(play, (found = make(play)));
    return found;
  };
}
