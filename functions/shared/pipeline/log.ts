/** Writes one JSON line for CloudWatch. Never pass it a body, a token, a code or a password. */
export function log(level: "info" | "error", entry: Record<string, unknown>): void {
  if (level === "info" && process.env.LOG_LEVEL === "error") return;
  process.stdout.write(`${JSON.stringify({ level, ...entry })}\n`);
}
