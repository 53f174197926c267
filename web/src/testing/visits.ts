import type { ClientVisit, OwnerVisit, WalkerVisit } from "@petcare/contract";
import { bookingTextNames, textsBy, textsReadBy } from "@petcare/domain";

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
  service_type: "25",
  serviceType: "25",
  service_label: null,
  duration_minutes: 25,
  status: "scheduled",
  comments: null,
  ticks: [] as WalkerVisit["ticks"],
  completed_at: null,
} as const;

/** A visit on Friday, Nov 20, 2026, as its walker reads it; any part can be given. */
export const aWalkerVisit = (changes: Partial<WalkerVisit> = {}): WalkerVisit => ({
  ...ofEveryVisit,
  ...timesOf(changes),
  ...textsBy(textsReadBy("walker"), () => null),
  address: "41 Harbor Ln",
  codes: [],
  parking: null,
  door: false,
  keys: [],
  pet_names: ["Biscuit", "Max"],
  photo_urls: [],
  photo_ids: [],
  clientName: "Ana Reyes",
  walker_name: "Rosa Delgado",
  client: { name: "Ana Reyes", phone: "516-555-0103" },
  pets: [{ name: "Biscuit" }, { name: "Max" }],
  no_photos: false,
  cancel_reason: null,
  arrived_at: null,
  review: null,
  reported_by: null,
  incidents: [],
  version: 1,
  ...changes,
});

/** The same visit as its client reads it; any part can be given. */
export const aClientVisit = (changes: Partial<ClientVisit> = {}): ClientVisit => ({
  ...ofEveryVisit,
  ...timesOf(changes),
  ...textsBy(textsReadBy("client"), () => null),
  address: "41 Harbor Ln",
  pet_names: ["Biscuit", "Max"],
  photo_urls: [],
  photo_ids: [],
  walker_name: "Rosa",
  arrived_at: null,
  visits_before: null,
  ...changes,
});

/** The same visit as the owner opens it; any part can be given. */
export const anOwnerVisit = (changes: Partial<OwnerVisit> = {}): OwnerVisit => ({
  ...ofEveryVisit,
  ...timesOf(changes),
  ...textsBy(bookingTextNames, () => null),
  address: "41 Harbor Ln",
  pet_names: ["Biscuit", "Max"],
  photo_urls: [],
  photo_ids: [],
  recurring: false,
  client_id: "client-1",
  walker_id: "walker-1",
  price: 28,
  pay: null,
  expected_pay: null,
  arrived_at: null,
  arrived_how: null,
  done_how: null,
  minutes_on_site: null,
  charge: null,
  invoice: null,
  written_off: null,
  paid_out: false,
  reports: 0,
  beside: [],
  incidents: [],
  cancel_reason: null,
  changed: null,
  version: 1,
  ...changes,
});
