/** Letters and digits, without those that look like another one: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const legible = "34679ACDEFGHJKMNPQRTWXY";

/** The length of a door tag's secret: 108 random bits. */
export const doorTagLength = 24;
/** The length of the code that is typed, which is the beginning of the secret. */
const codeLength = 6;

/** A door tag's secret as it is stored. */
export const doorTag = new RegExp(`^[${legible}]{${doorTagLength}}$`);

/** The code of a door tag, for whoever cannot scan it. */
export const doorCode = (tag: string): string => tag.slice(0, codeLength);

/**
 * Gives the content of a door tag's QR code: an address of the site's own. The secret is behind a '#', which no browser sends.
 * See docs/product/visits.md#the-tag-at-the-door.
 */
export const doorTagLink = (origin: string, tag: string): string => `${origin}/t#${tag}`;

/** The secret or the code in what was scanned or typed, in any case of letters; undefined where there is none. */
export function tagIn(text: string): string | undefined {
  const read = text
    .slice(text.indexOf("#") + 1)
    .replaceAll(/[\s-]/g, "")
    .toUpperCase();
  return doorTag.test(read) || new RegExp(`^[${legible}]{${codeLength}}$`).test(read) ? read : undefined;
}
