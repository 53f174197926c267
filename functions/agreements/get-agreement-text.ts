import { getAgreementText } from "@petcare/contract";
import { askedVersions, readAgreements, readAgreementText, readSignatures } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { textAnswer } from "./agreement-answers.ts";

export const handler = endpoint(getAgreementText, async ({ params, caller }) => {
  const version = Number(params.version);
  const text = await readAgreementText(runtime.db, params.kind, version);
  const mayRead = caller.role === "admin" || (await isForClient());
  if (!text || !mayRead) throw new AppError("not_found", "This text was not found.");
  return textAnswer(text);

  async function isForClient(): Promise<boolean> {
    if (askedVersions(await readAgreements(runtime.db))[params.kind] === version) return true;
    const signatures = await readSignatures(runtime.db, caller.household.id);
    return signatures.some((one) => one.kind === params.kind && one.version === version);
  }
});
