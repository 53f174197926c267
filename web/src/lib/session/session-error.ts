/** Tells whether a 401 ends the session, or deactivates the account (docs/product/auth.md#sessions). Undefined for neither. */
export function sessionEnding(message: string): "over" | "deactivated" | undefined {
  const text = message.toLowerCase();
  if (text.includes("account deactivated")) return "deactivated";
  const over = ["expired", "invalid token", "missing or invalid"].some((part) => text.includes(part));
  return over ? "over" : undefined;
}
