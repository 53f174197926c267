import { listMyAgreements } from "@petcare/contract";
import { readAgreements } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { myAnswer } from "./agreement-answers.ts";

export const handler = endpoint(listMyAgreements, async ({ caller: { household } }) =>
  myAnswer(await readAgreements(runtime.db), household),
);
