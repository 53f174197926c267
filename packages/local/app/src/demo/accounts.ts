/** The password of all demo accounts. It is public, so nobody takes them for real accounts. */
export const demoPassword = "Bellmore-2026";

export const demoEmails = {
  owner: "owner@example.com",
  walker: "walker@example.com",
  client: "client@example.com",
  /** Of the client's household. */
  member: "household@example.com",
};

/** Referral codes with many uses left. */
export const demoCodes = [
  { role: "walker", code: "WKR23456" },
  { role: "client", code: "CNT23456" },
] as const;

/** The code of the one invite that is open. */
export const demoInvite = "HKPR3467";
