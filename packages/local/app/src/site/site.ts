import type { IncomingMessage } from "node:http";
import { pageAddresses, pageFile } from "@petcare/contract";
import type { Answer } from "@petcare/stand-ins";
import { split } from "../gateway/http-api.ts";
import { cacheControlOf } from "../gateway/policy.ts";
import { type Encoding, fileStore } from "./stored-file.ts";

/**
 * Serves the built web app as CloudFront does from its bucket.
 * A path that names no file gets the app's page, and the app chooses the screen.
 */
export function siteIn(folder: string): (request: IncomingMessage) => Promise<Answer> {
  const open = fileStore(folder);
  return async ({ method, url = "/", headers }) => {
    if (method !== "GET" && method !== "HEAD") return plain(403, "This address takes GET and HEAD only.");
    const name = nameOf(split(url)[0]);
    if (name === undefined) return plain(400, "Bad Request");
    const [file, served] = await find(name);
    if (!file) return plain(404, isPage(name) ? "The web app is not built." : "Not Found");

    const encoding = file.compressible ? encodingFor(headers["accept-encoding"]) : "identity";
    const about = {
      "cache-control": cacheControlOf(served),
      etag: encoding === "identity" ? file.etag : `W/${file.etag}`,
      ...(file.compressible && { vary: "accept-encoding" }),
    };
    if (matches(headers["if-none-match"], file.etag)) return { status: 304, headers: about, body: "" };
    return {
      status: 200,
      headers: {
        ...about,
        "content-type": file.contentType,
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      },
      body: await file.body(encoding),
    };
  };

  async function find(name: string) {
    const page = pageAddresses.find((address) => address === `/${name}`);
    const app = page ? [pageFile(page), "app.html"] : ["app.html"];
    const candidates = name === "" ? ["index.html"] : isPage(name) ? [...app, "index.html"] : [name];
    for (const candidate of candidates) {
      const file = await open(candidate);
      if (file) return [file, candidate] as const;
    }
    return [undefined, name] as const;
  }
}

/** Tells whether a path is a screen's, known or not. infra/site-router.js has the same rule. */
const isPage = (name: string) =>
  !/\.(avif|css|ico|jpg|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2|xml)$|^(app|index)\.html$/i.test(name);

/** The file's name relative to the folder. Undefined for a path that is malformed or leaves the folder. */
function nameOf(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path).replace(/^\//, "");
    const strange = name.includes("\0") || name.includes("\\") || name.startsWith("/");
    return strange || name.split("/").includes("..") ? undefined : name;
  } catch {
    return undefined;
  }
}

const plain = (status: number, body: string): Answer => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
  body,
});

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g;
  const names = String(accepted ?? "").replace(refused, "");
  return /\bbr\b/.test(names) ? "br" : /\bgzip\b/.test(names) ? "gzip" : "identity";
}

/** If-None-Match compares weakly, so a compressed file has the same tag as the file. */
const matches = (requested: string | undefined, etag: string) =>
  requested?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;
