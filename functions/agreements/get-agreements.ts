import { getAgreements } from "@petcare/contract";
import { readAgreements } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { ownersAnswer } from "./agreement-answers.ts";

export const handler = endpoint(getAgreements, async () => ownersAnswer(await readAgreements(runtime.db)));
