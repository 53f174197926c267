import { extname } from "node:path";
import { cacheControl, contentSecurityPolicy, ownHeaders } from "@petcare/contract";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

export const contentTypeOf = (file: string) => types[extname(file).toLowerCase()] ?? "application/octet-stream";

/** Tells whether CloudFront compresses this type. Images and fonts are compressed already. */
export const isCompressible = (contentType: string) => /^text\/|json|xml|svg|x-icon/.test(contentType);

export const cacheControlOf = (file: string) => (file.startsWith("assets/") ? cacheControl.assets : cacheControl.pages);

/** The headers of every answer, from the distribution's response headers policy. Photos are where the environment says. */
export const securityHeaders = () => ({
  ...ownHeaders,
  "content-security-policy": contentSecurityPolicy(
    process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL ?? "",
  ),
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
});
