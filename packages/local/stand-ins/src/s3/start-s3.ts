import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsError } from "../aws-error.ts";
import { type LoopbackServer, listenOnLoopback } from "../loopback-server.ts";
import { readPostedObject } from "./posted-object.ts";

interface S3Options {
  /** The folder of the objects. Without it they end with the process. */
  folder?: string;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** `endpoint` is the value for AWS_ENDPOINT_URL_S3. */
export type S3 = LoopbackServer;

/**
 * Starts a stand-in for S3 that only this machine reaches. It stores, answers and deletes objects, by requests or by links
 * that are signed, and takes in forms as their policies say. What is past is refused; no signature is looked at. Buckets need
 * not be made.
 */
export async function startS3({ folder, now = Date.now }: S3Options = {}): Promise<S3> {
  const objects = folder ?? (await mkdtemp(join(tmpdir(), "s3-")));
  const server = await listenOnLoopback(async (request, response) => {
    try {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      const pathOf = (name: string) => join(objects, normalize(decodeURIComponent(name)));
      if (request.method === "POST") {
        const { key, file } = await readPostedObject(request, pathname.replaceAll("/", ""), now());
        await store(Readable.from([file]), pathOf(`${pathname}/${key}`));
        // Whoever has the form may send it from any page: S3's own rules are the bucket's.
        response.writeHead(204, { "access-control-allow-origin": "*" }).end();
        return;
      }
      if (request.headers.authorization === undefined) requireValid(searchParams, now());
      if (request.method === "PUT") await put(request, pathOf(pathname));
      else if (request.method === "DELETE") await rm(pathOf(pathname), { force: true });
      else await answer(response, pathOf(pathname), searchParams);
      response.end();
    } catch (error) {
      refuse(response, error);
    }
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      if (folder === undefined) await rm(objects, { recursive: true });
    },
  };
}

/** X-Amz-Date is '20261120T130000Z', and X-Amz-Expires counts seconds from then on. */
function requireValid(query: URLSearchParams, now: number): void {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get("X-Amz-Date") ?? "") ?? [];
  const signed = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (!query.has("X-Amz-Signature") || Number.isNaN(signed)) throw new AwsError("AccessDenied", "Access Denied", 403);
  if (signed + Number(query.get("X-Amz-Expires")) * 1000 < now) {
    throw new AwsError("AccessDenied", "Request has expired", 403);
  }
}

/** A reader sees the object before or after, never a part of it. */
async function store(bytes: Readable, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(bytes, createWriteStream(`${path}.part`, { mode: 0o600 }));
  await rename(`${path}.part`, path);
}

function put(request: IncomingMessage, path: string): Promise<void> {
  const length = Number(request.headers["content-length"]);
  if (Number.isNaN(length)) throw new AwsError("MissingContentLength", "You must provide the Content-Length", 411);
  return store(request, path);
}

async function answer(response: ServerResponse, path: string, query: URLSearchParams): Promise<void> {
  const { size } = await stat(path).catch(() => {
    throw new AwsError("NoSuchKey", "The specified key does not exist.", 404);
  });
  response.writeHead(200, {
    "content-length": size,
    "content-type": path.endsWith(".jpg") ? "image/jpeg" : "application/zip",
    "content-disposition": query.get("response-content-disposition") ?? "inline",
  });
  await pipeline(createReadStream(path), response);
}

function refuse(response: ServerResponse, error: unknown): void {
  const known = error instanceof AwsError ? error : new AwsError("InternalError", "Internal error", 500);
  if (known !== error) console.error(error);
  if (response.headersSent) return void response.destroy();
  response
    .writeHead(known.status, { "content-type": "application/xml" })
    .end(`<Error><Code>${known.name}</Code><Message>${known.message}</Message></Error>`);
}
