/**
 * The deployed and the local site send this with every file.
 * Everything comes from the site's own origin, except the photos that walkers take.
 * Inline styles are allowed because the component library needs them.
 *
 * @param photos the origin of the bucket of photos: they are sent there, and shown from there
 */
export const contentSecurityPolicy = (photos: string): string =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${photos}`,
    `connect-src 'self' ${photos}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Beside the policy and what CloudFront has settings for. The camera reads the tags at doors; photos are chosen as files. */
export const ownHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** A file below assets/ never changes, because its name has a hash of its content. A page is requested each time. */
export const cacheControl = { assets: "public, max-age=31536000, immutable", pages: "no-cache" } as const;

/** CloudFront proves itself to the API with this header. The functions know the secret as ORIGIN_SECRET, and refuse all others. */
export const originSecretHeader = "x-origin-secret";

/** CloudFront writes the network address of whoever asks into this header, over what they may have written there. */
export const viewerAddressHeader = "x-viewer-address";

/** The addresses with a page of their own in the built site. Every other screen's address gets app.html. */
export const pageAddresses = [
  "/auth",
  "/welcome",
  "/login",
  "/signup",
  "/walker",
  "/client",
  "/admin",
  "/admin/calendar",
] as const;

/** 'admin-calendar.html' for '/admin/calendar' */
export const pageFile = (address: (typeof pageAddresses)[number]) => `${address.slice(1).replace("/", "-")}.html`;
