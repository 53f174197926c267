/**
 * Of the photos that walkers take: where they are kept, what is taken in, how long a link is valid in seconds, and after
 * how many days each deployment removes a file.
 */
export const photoFiles = {
  prefix: "photos/",
  contentType: "image/jpeg",
  maxBytes: 2_000_000,
  linkSeconds: 600,
  days: 730,
} as const;

/** The most photos of one visit. */
export const maxPhotos = 6;

export const tooManyPhotos = `must be at most ${maxPhotos} photos`;
