import { extname } from "node:path";

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

/** What CloudFront compresses; images and fonts are compressed already. */
export const isCompressible = (contentType: string) => /^text\/|json|xml|svg|x-icon/.test(contentType);

/** A name under assets/ holds its content's hash, so it never changes; a page is asked for each time. */
export function cacheControlOf(file: string): string {
  if (file.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return extname(file) === ".html" ? "no-cache" : "public, max-age=3600";
}

/** Everything comes from this origin but photos, which walkers link to. Mantine sets style attributes. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' https: data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The distribution's response headers policy. */
export const securityHeaders = {
  "content-security-policy": contentSecurityPolicy,
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;
