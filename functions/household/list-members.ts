import { listMembers } from "@petcare/contract";
import { readMembers } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { findHousehold } from "./find-household.ts";
import { memberAnswer } from "./member-answer.ts";

export const handler = endpoint(listMembers, async ({ query, caller }) => {
  const client = await findHousehold(query.client, caller);
  const mayInvite = caller.role === "admin" || caller.person.id === client.id;
  return (await readMembers(runtime.db, [client])).map((member) => memberAnswer(member, mayInvite));
});
