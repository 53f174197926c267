/** Who can sign in to a local installation: the password is public, so nobody mistakes them for real accounts. */
export const demoPassword = "Bellmore-2026";

export const demoEmails = { owner: "owner@example.com", walker: "walker@example.com", client: "client@example.com" };
