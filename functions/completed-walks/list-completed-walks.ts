import { listCompletedWalks } from "@petcare/contract";
import { agendaKey, calendarFields, readDonePage, visitId } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";
import { doneQuery } from "./done-query.ts";
import { walkAnswers } from "./walk-answer.ts";

/** Lists completed walks in the index's order, each in its current state. */
export const handler = endpoint(listCompletedWalks, async ({ query: { limit, cursor, ...filter }, caller }) => {
  const page = await readDonePage(runtime.db, doneQuery(filter, caller), calendarFields, { limit, cursor });
  const answers = await walkAnswers(page.visits);
  const items = answers.slice(0, fitting(answers));
  const isCut = items.length < answers.length;
  const last = page.visits.find((visit) => visitId(visit) === items.at(-1)?._id);
  return { items, next: isCut && last ? agendaKey(last).agenda_sk : page.cursor };
});
