import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "@petcare/storage";
import { connect, newTable, onWrites, startDatabase } from "@petcare/storage/testing";
import { afterAll } from "vitest";

/** Opens a database of a test file's own, and a folder for its exports. Both go after the file's tests. */
export async function openExports() {
  const { endpoint } = await startDatabase();
  const folder = mkdtempSync(join(tmpdir(), "petcare-export-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    newTable: () => newTable(endpoint),

    /** Makes an empty folder for one export. */
    newFolder: () => mkdtempSync(join(folder, "one-")),

    /** Connects to the same table with writes that fail from the nth on; 0 is the first. */
    dying(db: Db, at: number): Db {
      const other = connect(endpoint, db.table);
      let writes = 0;
      onWrites(other, (send) => (writes++ >= at ? Promise.reject(new Error("killed")) : send()));
      return other;
    },

    /** Connects to the same table with scans in pages of so many items. */
    inPages(db: Db, Limit: number): Db {
      const other = connect(endpoint, db.table);
      other.client.middlewareStack.add(
        (next, { commandName = "" }) =>
          (args) =>
            next(commandName === "ScanCommand" ? { ...args, input: { ...args.input, Limit } } : args),
        { step: "initialize" },
      );
      return other;
    },
  };
}
