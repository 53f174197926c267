import { createWalker } from "@petcare/contract";
import { createRecord } from "../shared/people/create-record.ts";
import { walkerChanges } from "../shared/people/walker-changes.ts";
import { walkerRecordOf } from "../shared/people/walker-record.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(createWalker, async ({ body, caller, via }) => {
  const { id: _id, email: _email, ...fields } = body;
  const made = { role: "walker", fields: walkerChanges(fields) } as const;
  return walkerRecordOf(await createRecord(body, made, authorOf({ caller, via })));
});
