/** Where the browser's storage holds the session. It stands apart from session.ts, because the page's head reads it too. */
export const sessionKeys = {
  token: "kc:token",
  role: "kc:role",
  deactivated: "kc:deactivated",
  overdue: "kc:overdue",
} as const;
