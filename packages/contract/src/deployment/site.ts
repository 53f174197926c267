/**
 * What browsers are told beside the site's files, by the deployed distribution and by the local one alike. Everything
 * comes from the site's own origin but the photos that walkers link to; the component library sets styles inline.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** A file below assets/ has its content's hash in its name, so it never changes; a page is asked for each time. */
export const cacheControl = { assets: "public, max-age=31536000, immutable", pages: "no-cache" } as const;

/** What CloudFront says to the API so that its word on whose request it is counts: ORIGIN_SECRET, in the functions. */
export const originSecretHeader = "x-origin-secret";
