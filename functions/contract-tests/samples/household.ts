import { type Invite, storeMember } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import type { ContractTestApp } from "../contract-test-app.ts";
import { after, type Parties, type Samples } from "../sample.ts";

const invite: Invite = { code: "HKPR8888", expires_on: "2026-12-04", at: 1 };

/** Stores a member of the client's household who has not signed up yet. */
async function storeInvited({ installation }: ContractTestApp, { client }: Parties) {
  const household = client.user.id;
  const id = `member-beside-${household}`;
  const record = { ...aClient({ id, email: undefined, pets: [], invite }), household };
  await storeMember(installation.db, record, 3, anAuthor());
  return id;
}

export const householdSamples: Samples = {
  listMembers: after(storeInvited, ({ client }) => ({ query: { client: client.user.id } })),
  addMember: (_app, { client }) => ({
    body: { id: "a-new-member", name: "Nora Reyes", client: client.user.id },
  }),
  removeMember: async (app, parties) => ({ params: { id: await storeInvited(app, parties) } }),
};
