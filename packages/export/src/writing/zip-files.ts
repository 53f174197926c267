import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Zip, ZipDeflate } from "fflate";

/** In bytes: a zip tells sizes in 32 bits. */
const maxSize = 2 ** 32 - 1;

/**
 * Packs files into a new zip, in their order.
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
      zip.add(entry);
      let size = 0;
      for await (const chunk of createReadStream(source)) {
        size += chunk.length;
        if (Math.max(size, bytes) > maxSize) throw new Error("There is more data than one file can hold.");
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
