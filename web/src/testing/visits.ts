import {
  type ClientVisit,
  getVisit,
  mySchedule,
  myUpcomingWalks,
  type OwnerVisit,
  type WalkerVisit,
} from "@petcare/contract";
import { least } from "./least.ts";

/** The UTC hour at which each time frame starts in New York's winter. */
const startHour = { early_morning: 11, morning: 14, afternoon: 17, late_afternoon: 20, evening: 23 };

const timesOf = ({ date = "2026-11-20", timeframe = "morning" }: Partial<Pick<WalkerVisit, "date" | "timeframe">>) => {
  const start = `${date}T${startHour[timeframe]}:00:00.000Z`;
  return {
    _id: `s1.${date}.${timeframe}`,
    date,
    timeframe,
    start,
    end: start.replace(":00:00.", ":25:00."),
    occurrence_start: start,
  };
};

const ofEveryVisit = {
  schedule_id: "s1",
  duration_minutes: 25,
  address: "41 Harbor Ln",
  pet_names: ["Biscuit", "Max"],
};

/** A visit on Friday, Nov 20, 2026, as its walker reads it. */
export const aWalkerVisit = (changes: Partial<WalkerVisit> = {}): WalkerVisit => ({
  ...least<WalkerVisit>(mySchedule),
  ...ofEveryVisit,
  ...timesOf(changes),
  clientName: "Ana Reyes",
  walker_name: "Rosa Delgado",
  client: { name: "Ana Reyes", phone: "516-555-0103" },
  pets: [{ name: "Biscuit" }, { name: "Max" }],
  version: 1,
  ...changes,
});

/** The same visit as its client reads it. */
export const aClientVisit = (changes: Partial<ClientVisit> = {}): ClientVisit => ({
  ...least<ClientVisit>(myUpcomingWalks),
  ...ofEveryVisit,
  ...timesOf(changes),
  walker_name: "Rosa",
  ...changes,
});

/** The same visit as the owner opens it. */
export const anOwnerVisit = (changes: Partial<OwnerVisit> = {}): OwnerVisit => ({
  ...least<OwnerVisit>(getVisit),
  ...ofEveryVisit,
  ...timesOf(changes),
  client_id: "client-1",
  walker_id: "walker-1",
  price: 28,
  version: 1,
  ...changes,
});
