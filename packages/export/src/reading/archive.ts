import { createHash } from "node:crypto";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { textLines } from "../line.ts";
import { type Manifest, manifestName, manifestSchema } from "../manifest.ts";
import { BrokenFile } from "./broken-file.ts";

/** An export's zip, open. Its files are read a little in memory at a time. */
export class Archive {
  private readonly zip: ZipFile;
  private readonly entries: ReadonlyMap<string, Entry>;
  private files: Manifest["files"] = {};

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.zip = zip;
    this.entries = entries;
  }

  /** @throws BrokenFile where it is no zip, or has no manifest that this version reads */
  static async open(path: string): Promise<Archive> {
    const broken = (error: Error) => new BrokenFile(`It is no zip that can be read (${error.message})`);
    const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
      throw broken(error);
    });
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const archive = new Archive(zip, entries);
      archive.files = (await archive.manifest()).files;
      return archive;
    } catch (error) {
      zip.close();
      throw error instanceof BrokenFile ? error : broken(error as Error);
    }
  }

  /** The lines of a file. @throws BrokenFile where it is missing or cut, and at its end where it is not as it was exported */
  async *lines(name: string): AsyncGenerator<string> {
    const hash = createHash("sha256");
    yield* textLines(this.chunks(name, (chunk) => hash.update(chunk)));
    if (hash.digest("hex") !== this.files[name]) throw new BrokenFile(`${name}: It is not as it was exported`);
  }

  close(): void {
    this.zip.close();
  }

  private async manifest(): Promise<Manifest> {
    let text = "";
    for await (const line of textLines(this.chunks(manifestName, () => {}))) text += line;
    const isFormer = /"petcare-export-[12]"/.test(text);
    if (isFormer) {
      const remedy = "It was made by an earlier version. Please make it again with this one";
      throw new BrokenFile(`${manifestName}: ${remedy}`);
    }
    try {
      return manifestSchema.parse(JSON.parse(text));
    } catch {
      throw new BrokenFile(`${manifestName}: It is no manifest that this version reads`);
    }
  }

  private async *chunks(name: string, onChunk: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new BrokenFile(`${name}: It is missing`);
    try {
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
        onChunk(chunk);
        yield chunk;
      }
    } catch (error) {
      throw new BrokenFile(`${name}: It cannot be unpacked (${(error as Error).message})`);
    }
  }
}
