/** Reads typed text without the space around it; null of an empty one. */
export const textOrNull = (typed: string): string | null => typed.trim() || null;

/** The names in a list of fields, without the space around them. An empty field is nobody's name. */
export const namesIn = (typed: readonly string[]): string[] =>
  typed.map((name) => name.trim()).filter((name) => name !== "");
