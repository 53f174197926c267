/** Who can sign in to a local installation: the password is public, so nobody mistakes them for real accounts. */
export const demoPassword = "Bellmore-2026";

export const demoEmails = { owner: "owner@example.com", walker: "walker@example.com", client: "client@example.com" };

/** Referral codes with uses to spare. */
export const demoCodes = [
  { role: "walker", code: "WKR23456" },
  { role: "client", code: "CNT23456" },
] as const;
