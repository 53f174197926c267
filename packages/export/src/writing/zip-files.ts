import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Zip, ZipDeflate } from "fflate";

/** The parts of a local date that a zip keeps: the same in every time zone. */
const fixedTime = new Date(1980, 0, 1);

/**
 * Packs files into a new zip, in their order. The same files give the same bytes, on any machine: this deflate is
 * JavaScript, where zlib's differs between processors.
 *
 * @param files path by name in the zip
 * @returns how many bytes it has
 */
export async function zipFiles(path: string, files: ReadonlyMap<string, string>): Promise<number> {
  const output = await open(path, "w", 0o600);
  const made: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const flush = async () => {
    for (const chunk of made.splice(0)) {
      bytes += chunk.length;
      await output.writeFile(chunk);
    }
  };
  try {
    for (const [name, source] of files) {
      const entry = new ZipDeflate(name, { level: 6 });
      entry.mtime = fixedTime;
      zip.add(entry);
      for await (const chunk of createReadStream(source)) {
        entry.push(chunk);
        await flush();
      }
      entry.push(new Uint8Array(), true);
      await flush();
    }
    zip.end();
    await flush();
    return bytes;
  } finally {
    await output.close();
  }
}
