import {
  clientAgreements,
  getAgreements,
  getAgreementText,
  listMyAgreements,
  notePaper,
  putAgreement,
  signAgreement,
} from "@petcare/contract";
import { putAgreement as publish, readAgreements, storeSignature } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import type { ContractTestApp } from "../contract-test-app.ts";
import { type Parties, sampleOf } from "../sample.ts";

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

export const agreementSamples = [
  sampleOf(getAgreements, storeSigned),
  sampleOf(putAgreement, () => ({
    params: { kind: "key" as const },
    body: { version: 0, text: "Keys are kept safe." },
  })),
  sampleOf(getAgreementText, async (app) => {
    await publishVet(app);
    return { params: { kind: "vet" as const, version: "1" } };
  }),
  sampleOf(listMyAgreements, storeSigned),
  sampleOf(signAgreement, async ({ installation: { db } }) => {
    await publish(db, await readAgreements(db), "photos", text, anAuthor());
    return { params: { kind: "photos" as const }, body: { version: 1, name: "A Client", limits: [], refused: true } };
  }),
  sampleOf(clientAgreements, async (app, parties) => {
    await storeSigned(app, parties);
    return { params: { id: parties.client.user.id } };
  }),
  sampleOf(notePaper, async (app, parties) => {
    await publishVet(app);
    return { params: { id: parties.client.user.id, kind: "vet" as const }, body: { on_paper: "2026-11-19" as const } };
  }),
];
