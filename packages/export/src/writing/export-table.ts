import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "@petcare/storage";
import { checkArchive } from "../checking/check-archive.ts";
import { format, type Manifest, manifestName } from "../manifest.ts";
import { withArchive } from "../reading/archive.ts";
import { BrokenFile } from "../reading/broken-file.ts";
import { type Files, writeKindFiles } from "./kind-files.ts";
import { OutputFile } from "./output-file.ts";
import { spread } from "./spread.ts";
import { zipFiles } from "./zip-files.ts";

/** What an export is at, and how many items it has read. */
export interface Progress {
  step: "reading" | "packing" | "checking";
  items: number;
}

export interface Exported {
  path: string;
  bytes: number;
  items: number;
  /** What does not fit together in it, where something was written each time while it read. */
  fault: string | null;
}

interface ExportOptions {
  /** An empty folder, made where there is none, with room for twice the table. The export stays there. */
  folder: string;
  /** Epoch milliseconds. */
  now: number;
  onProgress?: (progress: Progress) => Promise<void>;
}

const attempts = 3;

/**
 * Writes all of the table into one zip. Its memory does not grow with the visits.
 * A scan is no moment: people may write meanwhile. So what is finished is checked like before an import, and made again
 * where it does not fit together, at most three times.
 */
export async function exportTable(db: Db, options: ExportOptions): Promise<Exported> {
  for (let attempt = 1; ; attempt++) {
    const exported = await tryOnce(db, options);
    if (exported.fault === null || attempt === attempts) return exported;
  }
}

async function tryOnce(db: Db, { folder, now, onProgress = async () => {} }: ExportOptions): Promise<Exported> {
  const path = join(folder, "export.zip");
  const working = join(folder, "working");
  await mkdir(working, { recursive: true });
  try {
    const read = await spread(db, working, (items) => onProgress({ step: "reading", items }));
    const { items } = read;
    await onProgress({ step: "packing", items });
    const files = await writeKindFiles(working, read);
    const pack = async (fault: string | null) => {
      const manifest = await writeManifest(working, files, { exported_at: new Date(now).toISOString(), fault });
      const sources = [...files].map(([name, file]): [string, string] => [name, file.path]);
      return zipFiles(path, new Map([[manifestName, manifest], ...sources]));
    };
    const bytes = await pack(null);
    await onProgress({ step: "checking", items });
    const fault = await faultOf(path);
    return { path, bytes: fault === null ? bytes : await pack(fault), items, fault };
  } finally {
    await rm(working, { recursive: true });
  }
}

async function writeManifest(
  folder: string,
  files: Files,
  head: Pick<Manifest, "exported_at" | "fault">,
): Promise<string> {
  const manifest: Manifest = {
    format,
    ...head,
    files: Object.fromEntries([...files].map(([name, { texts, sha256 }]) => [name, { lines: texts, sha256 }])),
  };
  const path = join(folder, manifestName);
  await rm(path, { force: true });
  const file = await OutputFile.create(path);
  await file.write(`${JSON.stringify(manifest, null, 2)}\n`);
  await file.close();
  return path;
}

async function faultOf(path: string): Promise<string | null> {
  try {
    await withArchive(path, checkArchive);
    return null;
  } catch (error) {
    if (error instanceof BrokenFile) return error.message;
    throw error;
  }
}
