import { invitePerson, revokeInvite, sendInvite } from "@petcare/contract";
import { type Invite, storeUser } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import type { ContractTestApp } from "../contract-test-app.ts";
import { type Parties, sampleOf } from "../sample.ts";
import { freshPhone } from "../stored.ts";

/** Stores a client who has no account. */
async function storeRecord({ installation }: ContractTestApp, { client }: Parties, invite?: Invite) {
  const id = `record-beside-${client.user.id}`;
  await storeUser(
    installation.db,
    aClient({ id, email: undefined, phone: freshPhone, ...(invite && { invite }) }),
    anAuthor(),
  );
  return { params: { id } };
}

const invite: Invite = { code: "HKPR9999", expires_on: "2026-12-04", at: 1 };

export const inviteSamples = [
  sampleOf(invitePerson, async (app, parties) => ({
    ...(await storeRecord(app, parties)),
    body: { replaces: null },
  })),
  sampleOf(sendInvite, async (app, parties) => ({
    ...(await storeRecord(app, parties, invite)),
    body: { consent: true as const },
  })),
  sampleOf(revokeInvite, (app, parties) => storeRecord(app, parties)),
];
