import type { AnswerOf, clientSeries } from "@petcare/contract";

type ClientSeries = AnswerOf<typeof clientSeries>[number];

/** A client's series with Rosa, as the owner reads it on Friday 20 November 2026. */
export const aClientSeries = (changes: Partial<ClientSeries> = {}): ClientSeries => ({
  id: "s1",
  date: "2026-03-02",
  rrule: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
  timeframe: "morning",
  service_type: "25",
  service_label: null,
  pet_names: ["Biscuit"],
  walker_id: "walker-1",
  price: 25,
  pay: 15,
  next: { _id: "s1.2026-11-23", date: "2026-11-23" },
  changes_on: null,
  exceptions: [],
  month: { from: "2026-12-01", visits: 13, price: 325 },
  ...changes,
});
