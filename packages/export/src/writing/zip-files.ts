import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Zip, ZipDeflate } from "fflate";

/** In bytes: a zip tells sizes in 32 bits, of each file and of its own. */
const maxSize = 2 ** 32 - 1;

/** There is more in the table than an export holds. */
export class TooLarge extends Error {
  override message = "There is more data than one file can hold.";
}

/**
 * Packs files into a new zip, in their order.
 *
 * @param files path by name in the zip
 * @param most how many bytes each file and the zip may have
 * @throws TooLarge
 * @returns how many bytes it has
 */
export async function zipFiles(path: string, files: ReadonlyMap<string, string>, most = maxSize): Promise<number> {
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
      if (bytes > most) throw new TooLarge();
      await output.writeFile(chunk);
    }
  };
  try {
    for (const [name, source] of files) {
      if ((await stat(source)).size > most) throw new TooLarge();
      const entry = new ZipDeflate(name, { level: 6 });
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
