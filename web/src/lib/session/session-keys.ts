/** The keys of the session in the browser's storage. They stand apart from session.ts, for the page's head reads them too. */
export const sessionKeys = {
  token: "kc:token",
  role: "kc:role",
  deactivated: "kc:deactivated",
  overdue: "kc:overdue",
  left: "kc:left",
} as const;
