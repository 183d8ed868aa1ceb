/** The table from which the reader came: the rules lead back to it. Stored for this tab only. */
const KEY = "ilion-table";

export const visited = {
  get table(): string | null {
    return sessionStorage.getItem(KEY);
  },
  set table(id: string | null) {
    if (id) sessionStorage.setItem(KEY, id);
  },
};
