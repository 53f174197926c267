/** What a 401 means for the session: it is over, or the account was closed; undefined when it says neither. Specification, chapter 8. */
export function sessionEnding(message: string): "over" | "deactivated" | undefined {
  const text = message.toLowerCase();
  if (text.includes("account deactivated")) return "deactivated";
  const over = ["expired", "invalid token", "missing or invalid"].some((part) => text.includes(part));
  return over ? "over" : undefined;
}
