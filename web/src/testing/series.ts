import { type AnswerOf, clientSeries } from "@petcare/contract";
import { least } from "./least.ts";

type ClientSeries = AnswerOf<typeof clientSeries>[number];

/** A client's series with Rosa, as the owner reads it on Friday 20 November 2026. */
export const aClientSeries = (changes: Partial<ClientSeries> = {}): ClientSeries => ({
  ...least<ClientSeries>(clientSeries),
  id: "s1",
  date: "2026-03-02",
  rrule: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
  timeframe: "morning",
  pet_names: ["Biscuit"],
  walker_id: "walker-1",
  price: 25,
  pay: 15,
  next: { _id: "s1.2026-11-23", date: "2026-11-23" },
  month: { from: "2026-12-01", visits: 13, price: 325 },
  ...changes,
});
