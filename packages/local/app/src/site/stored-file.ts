import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { contentTypeOf, isCompressible } from "../gateway/policy.ts";

export type Encoding = "br" | "gzip" | "identity";

interface StoredFile {
  contentType: string;
  /** The MD5 of the content in quotes, as S3 makes it. */
  etag: string;
  /** Whether CloudFront compresses it, which it does for text of 1,000 to 10,000,000 bytes. */
  compressible: boolean;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Reads files of a folder, or undefined. Each version of a file is read and compressed once. */
type FileStore = (name: string) => Promise<StoredFile | undefined>;

/** Opens the store of the files below a folder. */
export function fileStore(folder: string): FileStore {
  const kept = new Map<string, { version: string; file: StoredFile }>();
  return async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const known = kept.get(name);
    if (known?.version === version) return known.file;
    const file = storedFile(name, await readFile(path));
    kept.set(name, { version, file });
    return file;
  };
}

const encoders = {
  // Quality 5 compresses about as CloudFront does and is fast enough for a first request.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
};

function storedFile(name: string, content: Buffer): StoredFile {
  const contentType = contentTypeOf(name);
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    contentType,
    etag: `"${createHash("md5").update(content).digest("hex")}"`,
    compressible: isCompressible(contentType) && content.length >= 1000 && content.length <= 10_000_000,
    body(encoding) {
      bodies[encoding] ??= encoders[encoding](content);
      return bodies[encoding];
    },
  };
}
