import { createClient } from "@petcare/contract";
import { clientAnswer } from "../shared/people/client-answer.ts";
import { clientChanges } from "../shared/people/client-changes.ts";
import { createRecord } from "../shared/people/create-record.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { checkTeam } from "./checked-people.ts";

export const handler = endpoint(createClient, async ({ body, caller, via }) => {
  const { id: _id, email: _email, ...fields } = body;
  const made = { role: "client", fields: clientChanges(fields), check: () => checkTeam(body) } as const;
  return clientAnswer(await createRecord(body, made, authorOf({ caller, via })));
});
