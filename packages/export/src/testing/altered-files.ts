import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** The text of each file of an export. */
export type Files = Record<string, string>;

export async function filesOf(path: string): Promise<Files> {
  const files = Object.entries(unzipSync(await readFile(path)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

export const zipped = (files: Files): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** An export with one file changed, and a manifest that says so, as somebody would change it by hand. */
export function withLines(files: Files, name: string, change: (lines: string[]) => string[]): Uint8Array {
  const after = change((files[name] ?? "").split("\n").slice(0, -1));
  const text = after.map((line) => `${line}\n`).join("");
  const manifest = JSON.parse(files["manifest.json"] ?? "");
  manifest.files[name] = createHash("sha256").update(text).digest("hex");
  return zipped({ ...files, [name]: text, "manifest.json": JSON.stringify(manifest) });
}
