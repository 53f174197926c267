/** The keys of the session in the browser's storage. The page's head imports them without session.ts. */
export const sessionKeys = {
  token: "kc:token",
  role: "kc:role",
  deactivated: "kc:deactivated",
  overdue: "kc:overdue",
  left: "kc:left",
} as const;
