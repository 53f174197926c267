import { putAgreement as publish, readAgreements, storeSignature } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import type { ContractTestApp } from "../contract-test-app.ts";
import { after, type Parties, type Samples } from "../sample.ts";

const text = "A vet may be asked to help.";

async function publishVet({ installation: { db } }: ContractTestApp) {
  await publish(db, await readAgreements(db), "vet", text, anAuthor());
}

/** The client's signature of the text, as the sample of signing sends it. */
const vetOf = ({ client }: Parties) => ({
  version: 1,
  name: "A Client",
  limits: client.user.pets.map(({ name }) => ({ pet: name, limit: 500 })),
});

async function storeSigned(app: ContractTestApp, parties: Parties) {
  await publishVet(app);
  const { user } = parties.client;
  const limits = user.pets.map(({ name }) => ({ pet: name, cents: 50_000 }));
  const signature = { ...vetOf(parties), limits, id: `signed-by-${user.id}`, kind: "vet", sha256: "of-it" } as const;
  await storeSignature(app.installation.db, user, signature, anAuthor({ id: user.id }));
  return {};
}

export const agreementSamples: Samples = {
  getAgreements: storeSigned,
  putAgreement: () => ({ params: { kind: "key" }, body: { version: 0, text: "Keys are kept safe." } }),
  getAgreementText: after(publishVet, () => ({ params: { kind: "vet", version: "1" } })),
  listMyAgreements: storeSigned,
  signAgreement: async ({ installation: { db } }) => {
    await publish(db, await readAgreements(db), "photos", text, anAuthor());
    return { params: { kind: "photos" as const }, body: { version: 1, name: "A Client", limits: [], refused: true } };
  },
  clientAgreements: after(storeSigned, ({ client }) => ({ params: { id: client.user.id } })),
  notePaper: after(publishVet, ({ client }) => ({
    params: { id: client.user.id, kind: "vet" },
    body: { on_paper: "2026-11-19" },
  })),
};
