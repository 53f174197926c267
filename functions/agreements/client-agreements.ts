import { clientAgreements } from "@petcare/contract";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { ofClient } from "./agreement-answers.ts";

export const handler = endpoint(clientAgreements, async ({ params: { id }, caller }) =>
  ofClient(caller.own(await findClient(id))),
);
