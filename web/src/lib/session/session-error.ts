/** Whether a 401 ends the session, or says that the account was closed (docs/product/auth.md#sessions); undefined for neither. */
export function sessionEnding(message: string): "over" | "deactivated" | undefined {
  const text = message.toLowerCase();
  if (text.includes("account deactivated")) return "deactivated";
  const over = ["expired", "invalid token", "missing or invalid"].some((part) => text.includes(part));
  return over ? "over" : undefined;
}
