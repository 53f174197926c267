import { myWalkHistory } from "@petcare/contract";
import { agendaKey, readClientHistory } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";

export const handler = endpoint(myWalkHistory, async ({ query: { limit, cursor }, caller }) => {
  const { visits, cursor: next } = await readClientHistory(runtime.db, caller.id, { limit, cursor });
  const answers = await forClient(visits);
  const count = fitting(answers);
  const last = visits[count - 1];
  return { items: answers.slice(0, count), next: count < visits.length && last ? agendaKey(last).agenda_sk : next };
});
