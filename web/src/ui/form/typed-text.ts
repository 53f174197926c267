/** Trims typed text. Empty text is null. */
export const textOrNull = (typed: string): string | null => typed.trim() || null;

/** Trims the names in a list of fields, and leaves out empty ones. */
export const namesIn = (typed: readonly string[]): string[] =>
  typed.map((name) => name.trim()).filter((name) => name !== "");
