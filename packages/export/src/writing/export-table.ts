import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Db, readHistory } from "@petcare/storage";
import { format, type Manifest, manifestName } from "../manifest.ts";
import { scanPages } from "../table-items.ts";
import { DataFiles } from "./data-files.ts";
import { OutputFile, type WrittenFile } from "./output-file.ts";
import { zipFiles } from "./zip-files.ts";

export interface Exported {
  path: string;
  bytes: number;
  items: number;
}

interface ExportOptions {
  /** A folder, made where there is none, with room for twice the table. The export stays there. */
  folder: string;
  /** Epoch milliseconds. */
  now: number;
  /** Waits until the indexes have what was written before. */
  untilIndexesFollow?: () => Promise<void>;
  /** @param items how many were read so far */
  onProgress?: (items: number) => Promise<void>;
}

/** Thrown where people wrote during each reading of the table. */
export class KeptChanging extends Error {
  override message = "People were writing all the while. Please export again later.";
}

const maxReadings = 5;

/** In milliseconds: nothing that writes takes longer. A row has the instant at which its writer began. */
const maxWriterMs = 15 * 60_000;

/**
 * Writes all of the table into one zip. Its memory does not grow with the items.
 * A scan is no moment. Where a change came meanwhile, which its row of the history tells, all is read again.
 *
 * @throws KeptChanging
 */
export async function exportTable(db: Db, options: ExportOptions): Promise<Exported> {
  const { folder, now, untilIndexesFollow = async () => {}, onProgress = async () => {} } = options;
  await mkdir(folder, { recursive: true });
  for (let reading = 0; reading < maxReadings; reading++) {
    const working = await mkdtemp(join(folder, "working-"));
    try {
      const before = await countRowsSince(db, now - maxWriterMs);
      const data = await DataFiles.create(working);
      for await (const page of scanPages(db)) {
        for (const item of page) await data.add(item);
        await onProgress(data.items);
      }
      await untilIndexesFollow();
      if ((await countRowsSince(db, now - maxWriterMs)) > before) continue;
      const path = join(folder, "export.zip");
      return { path, bytes: await pack(path, working, await data.close(), now), items: data.items };
    } finally {
      await rm(working, { recursive: true });
    }
  }
  throw new KeptChanging();
}

const day = 86_400_000;

/** How many rows of all histories are from an instant on. */
async function countRowsSince(db: Db, since: number): Promise<number> {
  let rows = 0;
  let cursor: string | undefined;
  do {
    const page = await readHistory(db, { limit: 500, cursor, since, now: since + 2 * day });
    rows += page.rows.filter(({ at }) => at >= since).length;
    cursor = page.rows.some(({ at }) => at < since) ? undefined : page.cursor;
  } while (cursor !== undefined);
  return rows;
}

/** Makes the zip of some files, with their manifest. @returns how many bytes it has */
async function pack(path: string, folder: string, files: ReadonlyMap<string, WrittenFile>, now: number) {
  const manifest: Manifest = {
    format,
    exported_at: new Date(now).toISOString(),
    files: Object.fromEntries([...files].map(([name, { sha256 }]) => [name, sha256])),
  };
  const file = await OutputFile.create(join(folder, manifestName));
  await file.write(`${JSON.stringify(manifest, null, 2)}\n`);
  const sources = [[manifestName, await file.close()] as const, ...files];
  return zipFiles(path, new Map(sources.map(([name, written]) => [name, written.path])));
}
