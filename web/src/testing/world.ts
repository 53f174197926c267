import {
  checkSchedule,
  clientVisits,
  getClient,
  getPriceRules,
  getPricing,
  getSubscription,
  listBalances,
  listClients,
  listHardDays,
  listHistory,
  listInvoices,
  listSchedules,
  listWalkers,
  myRequests,
  mySchedule,
  myUpcomingWalks,
  myWalkHistory,
  nextVisits,
  walkersOverview,
} from "@petcare/contract";
import { answer } from "./fake-server.ts";
import { anInvoiceList } from "./invoices.ts";
import { aClient, aClientRecord, aTeamWeek, aWalker } from "./people.ts";
import { priceRules } from "./settings.ts";

/** Answers the endpoints that many screens read: Ana and Rosa exist, and nothing is booked, owed or requested. */
export function answerWorld(): void {
  answer(listClients, [aClient()]);
  answer(getClient, aClientRecord());
  answer(listWalkers, [aWalker()]);
  answer(walkersOverview, aTeamWeek());
  answer(getPricing, { walk25: 25, visit: 25, overnight: 100, other: 30, version: 1 });
  answer(getPriceRules, priceRules());
  answer(checkSchedule, { conflicts: [], unsigned: [], fits: [] });
  answer(listInvoices, anInvoiceList());
  answer(nextVisits, { visits: [], through: "2027-01-19" });
  answer(getSubscription, { made_at: null });
  for (const list of [listSchedules, listHistory, listBalances, listHardDays, clientVisits] as const) answer(list, []);
  for (const list of [mySchedule, myUpcomingWalks, myWalkHistory, myRequests] as const) answer(list, []);
}
