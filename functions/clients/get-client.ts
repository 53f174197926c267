import { getClient } from "@petcare/contract";
import { clientAnswer } from "../shared/people/client-answer.ts";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(getClient, async ({ params: { id } }) => clientAnswer(await findClient(id)));
