import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Db, HistoryRow } from "@petcare/storage";
import { format, type Manifest, manifestName } from "../manifest.ts";
import { scanPages } from "../table-items.ts";
import { DataFiles } from "./data-files.ts";
import { OutputFile, type WrittenFile } from "./output-file.ts";
import { itemsWrittenWith, rowsSince } from "./written-meanwhile.ts";
import { zipFiles } from "./zip-files.ts";

/** The step of an export, and how many items it has read. */
export interface Progress {
  step: "reading" | "packing" | "checking";
  items: number;
}

export interface Exported {
  path: string;
  bytes: number;
  items: number;
  /** Why it is not whole, where people went on writing. */
  fault: string | null;
}

interface ExportOptions {
  /** An empty folder, made where there is none, with room for twice the table. The export stays there. */
  folder: string;
  /** Epoch milliseconds. */
  now: number;
  /** Waits until the indexes have what was written before. */
  untilIndexesFollow?: () => Promise<void>;
  onProgress?: (progress: Progress) => Promise<void>;
}

const maxRounds = 5;

/** In milliseconds: nothing that writes takes longer. A row has the instant at which its writer began. */
const maxWriterMs = 15 * 60_000;

/**
 * Writes all of the table into one zip. Its memory does not grow with the items.
 * A scan is no moment: people may write meanwhile. So what they wrote is read again, with what belongs to it, until nobody
 * has written, at most five times.
 */
export async function exportTable(db: Db, options: ExportOptions): Promise<Exported> {
  const { folder, now, onProgress = async () => {} } = options;
  const path = join(folder, "export.zip");
  const working = join(folder, "working");
  await mkdir(working, { recursive: true });
  try {
    const seen = await rowsSince(db, now - maxWriterMs);
    const data = await DataFiles.create(working);
    for await (const page of scanPages(db)) {
      for (const item of page) await data.add(item);
      await onProgress({ step: "reading", items: data.items });
    }
    await onProgress({ step: "checking", items: data.items });
    const fault = await readAgain(db, data, seen, options);
    const { items } = data;
    await onProgress({ step: "packing", items });
    const files = await data.close();
    const manifest = await writeManifest(working, files, { exported_at: new Date(now).toISOString(), fault });
    const sources = [...files].map(([name, file]): [string, string] => [name, file.path]);
    const bytes = await zipFiles(path, new Map([[manifestName, manifest], ...sources]));
    return { path, bytes, items, fault };
  } finally {
    await rm(working, { recursive: true });
  }
}

/** @returns why the export is not whole; null where it is */
async function readAgain(
  db: Db,
  data: DataFiles,
  seen: Map<string, HistoryRow>,
  { now, untilIndexesFollow = async () => {} }: ExportOptions,
): Promise<string | null> {
  for (let round = 0; ; round++) {
    await untilIndexesFollow();
    const came = [...(await rowsSince(db, now - maxWriterMs))].filter(([place]) => !seen.has(place));
    if (came.length === 0) return null;
    if (round === maxRounds) return `${came.length} changes came after all was read ${maxRounds} times again`;
    for (const [place, row] of came) seen.set(place, row);
    const rows = came.map(([, row]) => row);
    for await (const item of itemsWrittenWith(db, rows)) await data.add(item, { isAgain: true });
  }
}

async function writeManifest(
  folder: string,
  files: ReadonlyMap<string, WrittenFile>,
  head: Pick<Manifest, "exported_at" | "fault">,
): Promise<string> {
  const manifest: Manifest = {
    format,
    ...head,
    files: Object.fromEntries([...files].map(([name, { texts, sha256 }]) => [name, { lines: texts, sha256 }])),
  };
  const path = join(folder, manifestName);
  const file = await OutputFile.create(path);
  await file.write(`${JSON.stringify(manifest, null, 2)}\n`);
  await file.close();
  return path;
}
