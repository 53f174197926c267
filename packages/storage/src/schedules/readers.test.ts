import { expect, test } from "vitest";
import { aVisit } from "../testing/bookings.ts";
import { calendarFields, clientFields, walkerFields } from "./readers.ts";
import type { Visit } from "./visit.ts";

/** A visit with every field. */
const whole: Visit = {
  ...aVisit(),
  walker_id: "walker-1",
  notes: "Ring twice",
  address: "12 Bedford Ave",
  garage_code: "4711",
  service_label: "Bath",
  walker_phone: "5165550102",
  comments: "All well",
  photo_urls: ["https://photos.example.com/1.jpg"],
  completed_at: 1,
  completed_by: "walker-1",
  note_key: "key-1",
  done_how: "tap",
  arrived_at: 1,
  arrived_by: "walker-1",
  arrived_how: "tap",
  report_keys: ["key-1"],
  reviews: {
    "walker-2.2026-11-20": { state: "waiting", reason: "cancelled", report: { comments: "Mine", photo_urls: [] } },
  },
  note_deleted_at: 2,
  charge_cents: 2500,
  pay_cents: 1500,
  invoice_id: "invoice-1",
  written_off_at: 3,
  pay_run_id: "run-1",
  first_timeframe: "morning",
  own: new Set(["notes"]),
  own_price: true,
  own_pay_cents: 1600,
  cancel_reason: "Away",
  cancelled_with: 2,
  changed_by: "owner-1",
  changed_at: 4,
};

const shared = [
  "schedule_id",
  "original_date",
  "date",
  "timeframe",
  "first_timeframe",
  "service",
  "service_label",
  "client_id",
  "walker_id",
  "pet_names",
  "status",
  "recurring",
  "duration_minutes",
  "completed_at",
];
const ofBoth = ["notes", "address", "comments", "photo_urls", "arrived_at", "arrived_by"];
const money = ["price_cents", "charge_cents", "pay_cents", "invoice_id", "written_off_at", "version"];

test.each([
  ["owner", calendarFields, [...shared, ...money]],
  ["walker", walkerFields, [...shared, ...ofBoth, "garage_code", "pay_cents", "cancel_reason", "version", "reviews"]],
  [
    "client",
    clientFields,
    [...shared, ...ofBoth, "walker_phone", "note_deleted_at", "completed_by", "done_how", "arrived_how"],
  ],
])("the %s reads these fields of a visit and no others", (_, fields, names) => {
  expect(fields.filter((name) => name in whole).sort()).toEqual(names.sort());
});
