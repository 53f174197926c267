import { createHash } from "node:crypto";
import { appendFile, writeFile } from "node:fs/promises";

/** A file as it was written. */
export interface WrittenFile {
  path: string;
  /** Hexadecimal. */
  sha256: string;
}

const bufferedCharacters = 65_536;

/** A new file that is written from its beginning to its end, a little in memory at a time. It is open only while it writes. */
export class OutputFile {
  private readonly path: string;
  private readonly hash = createHash("sha256");
  private waiting = "";

  private constructor(path: string) {
    this.path = path;
  }

  /** Only its owner can read it. @throws Error if there is a file already */
  static async create(path: string): Promise<OutputFile> {
    await writeFile(path, "", { flag: "wx", mode: 0o600 });
    return new OutputFile(path);
  }

  async write(text: string): Promise<void> {
    this.waiting += text;
    if (this.waiting.length >= bufferedCharacters) await this.flush();
  }

  async close(): Promise<WrittenFile> {
    await this.flush();
    return { path: this.path, sha256: this.hash.digest("hex") };
  }

  private async flush(): Promise<void> {
    const chunk = Buffer.from(this.waiting);
    this.waiting = "";
    this.hash.update(chunk);
    await appendFile(this.path, chunk);
  }
}
