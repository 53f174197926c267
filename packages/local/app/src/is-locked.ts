/** Tells whether an error says that another process has the data open. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "LEVEL_LOCKED") || isLocked(error.cause);
}
