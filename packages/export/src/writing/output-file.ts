import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/** A file as it was written. */
export interface WrittenFile {
  path: string;
  /** Texts, which are its lines where each is one. */
  texts: number;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

const bufferedCharacters = 65_536;

/** A new file that is written from its beginning to its end, a little in memory at a time. */
export class OutputFile {
  private readonly path: string;
  private readonly file: FileHandle;
  private readonly hash = createHash("sha256");
  private waiting: string[] = [];
  private characters = 0;
  private texts = 0;
  private bytes = 0;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.file = file;
  }

  /** Only its owner can read it. @throws Error where there is a file already */
  static async create(path: string): Promise<OutputFile> {
    return new OutputFile(path, await open(path, "wx", 0o600));
  }

  async write(text: string): Promise<void> {
    this.waiting.push(text);
    this.texts += 1;
    this.characters += text.length;
    if (this.characters >= bufferedCharacters) await this.flush();
  }

  async close(): Promise<WrittenFile> {
    await this.flush();
    await this.file.close();
    return { path: this.path, texts: this.texts, bytes: this.bytes, sha256: this.hash.digest("hex") };
  }

  private async flush(): Promise<void> {
    const chunk = Buffer.from(this.waiting.join(""));
    this.waiting = [];
    this.characters = 0;
    this.bytes += chunk.length;
    this.hash.update(chunk);
    await this.file.writeFile(chunk);
  }
}
