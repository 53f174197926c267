import {
  type AnswerOf,
  clientVisits,
  getClient,
  getPricing,
  listBalances,
  listClients,
  listWalkers,
  nextVisits,
} from "@petcare/contract";
import { answer } from "./fake-server.ts";
import { aClient, aClientRecord, aWalker } from "./people.ts";

/** Answers all that the owner's page of a client reads: a record, and nothing of visits and money. */
export function answerClientPage(record: AnswerOf<typeof getClient> = aClientRecord(), clients = [aClient()]): void {
  answer(listClients, clients);
  answer(listWalkers, [aWalker()]);
  answer(listBalances, []);
  answer(getPricing, { walk25: 25, visit: 25, overnight: 100, other: 30, version: 1 });
  answer(nextVisits, { visits: [], through: "2027-01-19" });
  answer(clientVisits, []);
  answer(getClient, record);
}
