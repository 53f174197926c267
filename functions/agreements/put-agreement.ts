import { putAgreement as definition } from "@petcare/contract";
import { askedVersions, putAgreement, readAgreements, readAgreementText } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { ownersAnswer } from "./agreement-answers.ts";

/** Changes an agreement's text if its version is current. A repeated request changes nothing. */
export const handler = endpoint(definition, async ({ params: { kind }, body: { version, text }, caller, via }) => {
  const before = await readAgreements(runtime.db);
  const asked = askedVersions(before)[kind];
  const now = asked ? await readAgreementText(runtime.db, kind, asked) : undefined;
  if (text === null ? asked === undefined : text === now?.text) return ownersAnswer(before);
  if (before.version !== version) throw await changedMeanwhile();
  const outcome = await putAgreement(runtime.db, before, kind, text, authorOf({ caller, via }));
  if (outcome === "refused") throw await changedMeanwhile();
  return ownersAnswer(await readAgreements(runtime.db));
});

const changedMeanwhile = async () =>
  new AppError("conflict", undefined, { current: await ownersAnswer(await readAgreements(runtime.db)) });
