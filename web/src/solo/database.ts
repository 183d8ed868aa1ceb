/** The browser's database: the visitor, a row for every table, the log of every table, and reviews of finished games. */

/** The writes of one call of the host, stored together or not at all. */
export interface Writes {
  /** By table: the number of its first new entry, and the new entries. */
  entries: Record<string, { first: number; entries: unknown[] }>;
  rows: Record<string, unknown>;
  visitor: unknown;
  /** By table; null deletes one. */
  reviews: Record<string, unknown>;
}

const VERSION = 2; // since 2 with reviews
const STORES = ["entries", "tables", "facts", "reviews"];
const LAST = 1e15; // more entries than any log has

/** The database as the tables use it. */
export interface Storage {
  restore(): Promise<{ visitor: unknown; rows: unknown[] }>;
  load(table: string): Promise<{ log: unknown[]; review: unknown }>;
  store(writes: Writes): Promise<void>;
}

/** Stores nothing: for a browser without a database. The host has everything in memory until it ends. */
export const FORGETFUL: Storage = {
  restore: () => Promise.resolve({ visitor: null, rows: [] }),
  load: () => Promise.resolve({ log: [], review: null }),
  store: () => Promise.resolve(),
};

export class Database implements Storage {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(name: string): Promise<Database> {
    const opening = indexedDB.open(name, VERSION);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      STORES.filter((store) => !result.objectStoreNames.contains(store)).forEach((store) => result.createObjectStore(store));
    };
    const db = await done(opening);
    db.onversionchange = () => db.close(); // a newer version of the site wants to change it
    return new Database(db);
  }

  /** Return the visitor (null: nobody yet) and the rows of all tables. */
  async restore(): Promise<{ visitor: unknown; rows: unknown[] }> {
    const transaction = this.db.transaction(STORES, "readwrite"); // after every write that another tab has started
    const [visitor, rows] = await Promise.all([
      done(transaction.objectStore("facts").get("visitor")),
      done(transaction.objectStore("tables").getAll()),
    ]);
    return { visitor: visitor ?? null, rows };
  }

  /** Return the log of a table, and the review of its game (null: there is none). */
  async load(table: string): Promise<{ log: unknown[]; review: unknown }> {
    const range = IDBKeyRange.bound([table, 0], [table, LAST]);
    const transaction = this.db.transaction(["entries", "reviews"]);
    const [log, review] = await Promise.all([
      done(transaction.objectStore("entries").getAll(range)),
      done<unknown>(transaction.objectStore("reviews").get(table)),
    ]);
    return { log, review: review ?? null };
  }

  /** Store everything, and return when it is on disk. An existing entry is never replaced. */
  store({ entries, rows, visitor, reviews }: Writes): Promise<void> {
    const transaction = this.db.transaction(STORES, "readwrite", { durability: "strict" });
    for (const [table, added] of Object.entries(entries)) {
      added.entries.forEach((entry, index) => transaction.objectStore("entries").add(entry, [table, added.first + index]));
    }
    for (const [table, row] of Object.entries(rows)) transaction.objectStore("tables").put(row, table);
    for (const [table, review] of Object.entries(reviews)) {
      if (review === null) transaction.objectStore("reviews").delete(table);
      else transaction.objectStore("reviews").put(review, table);
    }
    if (visitor !== null) transaction.objectStore("facts").put(visitor, "visitor");
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the browser gave up a transaction"));
    });
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser refused a request to its database"));
  });
}
