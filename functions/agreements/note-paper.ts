import { notePaper as definition } from "@petcare/contract";
import { askedVersions, notePaper, readAgreements, readAgreementText, readSignatures } from "@petcare/storage";
import { findClient } from "../shared/people/find-person.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { ofClient } from "./agreement-answers.ts";

/** Stores that a client has signed the current text on paper, or has not. Writes nothing if that is stored already. */
export const handler = endpoint(definition, async ({ params: { id, kind }, body: { on_paper }, caller, via }) => {
  if (on_paper && on_paper > today()) throw invalidField("on_paper", "Signed on must be today or earlier");
  const client = caller.own(await findClient(id));
  const version = askedVersions(await readAgreements(runtime.db))[kind];
  const text = version ? await readAgreementText(runtime.db, kind, version) : undefined;
  if (!version || !text) throw new AppError("conflict", "This is not to be signed any more.");
  const signatures = await readSignatures(runtime.db, client.id);
  const noted = signatures.find((one) => one.kind === kind && one.version === version && one.on_paper);
  if ((noted?.on_paper ?? null) === on_paper) return ofClient(client);
  const signed = { version, sha256: text.sha256, name: client.name, on_paper: on_paper ?? undefined };
  const signature = { ...signed, kind, id: noted?.id ?? runtime.newId() };
  const outcome = await notePaper(runtime.db, client, signature, authorOf({ caller, via }));
  if (outcome === "refused") throw new AppError("conflict");
  return ofClient(caller.own(await findClient(id)));
});
