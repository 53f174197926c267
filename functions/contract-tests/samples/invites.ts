import { type Invite, storeUser } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import type { ContractTestApp } from "../contract-test-app.ts";
import type { Parties, Samples } from "../sample.ts";
import { freshPhone } from "../stored.ts";

/** Stores a client who has no account. */
async function storeRecord({ installation }: ContractTestApp, { client }: Parties, invite?: Invite) {
  const id = `record-beside-${client.user.id}`;
  const record = aClient({ id, email: undefined, phone: freshPhone, ...(invite && { invite }) });
  await storeUser(installation.db, record, anAuthor());
  return { params: { id } };
}

const invite: Invite = { code: "HKPR9999", expires_on: "2026-12-04", at: 1 };

export const inviteSamples: Samples = {
  invitePerson: async (app, parties) => ({ ...(await storeRecord(app, parties)), body: { replaces: null } }),
  sendInvite: async (app, parties) => ({ ...(await storeRecord(app, parties, invite)), body: { consent: true } }),
  revokeInvite: storeRecord,
};
