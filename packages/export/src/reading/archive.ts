import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { textLines } from "../line.ts";
import { formerFormat, type Manifest, manifestName, manifestSchema } from "../manifest.ts";
import { BrokenFile, type Place } from "./broken-file.ts";

export interface Line extends Required<Place> {
  text: string;
}

/** An export's zip, open. Its files can be read any number of times, a little in memory at a time. */
export class Archive {
  readonly manifest: Manifest;
  private readonly zip: ZipFile;
  private readonly entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: Manifest) {
    this.zip = zip;
    this.entries = entries;
    this.manifest = manifest;
  }

  /** @throws BrokenFile where it is no zip, or has no manifest that this version reads */
  static async open(path: string): Promise<Archive> {
    const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
      throw new BrokenFile({ file: path }, `It is no zip that can be read (${error.message})`);
    });
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new Archive(zip, entries, await readManifest(zip, entries.get(manifestName)));
    } catch (error) {
      zip.close();
      throw error instanceof BrokenFile ? error : new BrokenFile({ file: path }, String(error));
    }
  }

  /**
   * The lines of a file.
   * @param isLater whether a former release may have left it out
   * @throws BrokenFile where it is missing or cut, and after the last line where it is not the one of the manifest
   */
  async *lines(file: string, isLater = false): AsyncGenerator<Line> {
    const entry = this.entries.get(file);
    const listed = this.manifest.files[file];
    if (isLater && !entry && !listed) return;
    if (!entry || !listed) throw new BrokenFile({ file }, "It is missing");
    const hash = createHash("sha256");
    let line = 0;
    const stream = await this.zip.openReadStreamPromise(entry);
    const broken = (error: Error) => new BrokenFile({ file }, `It cannot be unpacked (${error.message})`);
    for await (const text of textLines(hashed(stream, hash, broken))) {
      line += 1;
      yield { file, line, text };
    }
    if (line !== listed.lines) throw new BrokenFile({ file, line }, `It has ${line} lines, not ${listed.lines}`);
    if (hash.digest("hex") !== listed.sha256) throw new BrokenFile({ file }, "It is not as it was exported");
  }

  close(): void {
    this.zip.close();
  }
}

/** Opens an export for some work, and closes it again. */
export async function withArchive<Result>(path: string, work: (archive: Archive) => Promise<Result>): Promise<Result> {
  const archive = await Archive.open(path);
  try {
    return await work(archive);
  } finally {
    archive.close();
  }
}

/** The chunks of a stream, added to a hash. @throws what `broken` makes of the stream's error */
async function* hashed(stream: Readable, hash: Hash, broken: (error: Error) => Error): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw broken(error as Error);
  }
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  const place = { file: manifestName };
  if (!entry) throw new BrokenFile(place, "It is missing");
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
  const json = jsonIn(Buffer.concat(chunks).toString(), place);
  const parsed = manifestSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const isFormer = (json as Partial<Manifest> | null)?.format === (formerFormat as string);
  throw new BrokenFile(
    place,
    isFormer
      ? "It was made by an earlier version. Please make it again with this one"
      : "It is no manifest that this version reads",
  );
}

/** @throws BrokenFile where the text is no JSON */
export function jsonIn<Value = unknown>(
  text: string,
  place: Place,
  parse: (text: string) => Value = JSON.parse,
): Value {
  try {
    return parse(text);
  } catch {
    throw new BrokenFile(place, "It is no JSON");
  }
}
