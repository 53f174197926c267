import { listHistory } from "@petcare/contract";
import { bookingFields, bookingTextNames } from "@petcare/domain";
import { expect, test } from "vitest";
import { least } from "../../testing/least.ts";
import { authorOf, type Change, changeWords, whenAndHow } from "./change-words.ts";

const change = (given: Partial<Change>): Change => ({
  ...least<Change>(listHistory),
  kind: "person",
  name: "Ana Reyes",
  at: "2026-11-21T19:14:00.000Z",
  by: { id: "owner-1", name: "Kate Corrigan" },
  way: "web",
  ...given,
});
const to = (field: string, from: unknown, value: unknown) => ({ field, from, to: value });
const nassau = { id: "r1", name: "Nassau", milli: 8625, from: "2026-12-01" };

test.each<[string, Change["kind"], ...Change["changes"]]>([
  ["Address: 41 Harbor Ln → 9 Oak St", "person", to("address", "41 Harbor Ln", "9 Oak St")],
  ["Custom rate, 25 minute walk: $28.00", "person", to("custom_rates.walk25", null, 28)],
  ["Changed", "person", to("phone", "5165550103", "516-555-0103"), to("sms_consent", null, { at: 1 })],
  [
    "Pets: Biscuit → Biscuit and Max",
    "person",
    to("pets", [{ name: "Biscuit" }], [{ name: "Biscuit" }, { name: "Max" }]),
  ],
  ["Codes of the home read: Fri, Nov 20, 2026", "person", to("codes_read", null, "s1.2026-11-20")],
  ["Key release signed: version 2, Ann Lee", "person", to("signed.key", null, { version: 2, name: "Ann Lee" })],
  ["Sales tax: rate Queens → exempt (A shelter)", "person", to("tax", { rate: "Queens" }, { exempt: "A shelter" })],
  [
    "Added · Without a signature: Signs at the door",
    "schedule",
    to("client_id", null, "Ana Reyes"),
    to("unsigned_reason", null, "Signs at the door"),
  ],
  [
    "Status: Scheduled → Completed · Charge: $28.00 · Note: All well",
    "visit",
    to("charge", null, 28),
    to("comments", null, "All well"),
    to("status", "scheduled", "completed"),
    to("done_how", null, "tap"),
    to("photo_urls", null, []),
  ],
  ["Photos: 2 entries", "visit", to("photo_ids", null, ["c6c4", "87ab"])],
  [
    "Report: waits for an answer → answered",
    "visit",
    to("reviews.rosa.2026-11-20", { state: "waiting", report: {} }, { state: "answered", report: {} }),
  ],
  ["Refunded: $20.00 · Reason: We came late", "account", to("reason", null, "We came late"), to("refunded", null, 20)],
  ["Rates of sales tax: none → Nassau, 8.625 %, from Tue, Dec 1, 2026", "taxes", to("rates", [], [nassau])],
  ["Price rules changed", "price_rules", to("rules", "too long to keep", "too long to keep")],
])("%s", (words, kind, ...changes) => expect(changeWords(change({ kind, changes }))).toBe(words));

test("an act on a series says from when on, and on how many visits", () => {
  const changes = [to("walker_id", "Rosa Delgado", "Marcus Webb"), to("recurrence", {}, {})];
  const series = { kind: "edit", from: "2026-11-27", visits: 3 } as const;
  expect(changeWords(change({ kind: "schedule", series, changes }))).toBe(
    "Series edited from Fri, Nov 27, 2026 on (3 visits) · Walker: Rosa Delgado → Marcus Webb",
  );
});

test.each([...bookingTextNames, "door_tag", "access.lockbox"])(
  "of what is masked only that it changed is told: %s",
  (field) => {
    const words = changeWords(change({ kind: "visit", changes: [to(field, "•••", "•••")] }));
    expect(words).toMatch(/^[\w ]+ changed$/);
    if (field in bookingFields) expect(words).toContain(bookingFields[field as "notes"].label);
  },
);

test("a change says when and how, with the year where it is another one, and who did it", () => {
  expect(whenAndHow(change({}), "2026-12-01")).toBe("Sat, Nov 21, 2:14 PM · on the web");
  expect(whenAndHow(change({ way: "nightly" }), "2027-01-02")).toBe("Sat, Nov 21, 2026, 2:14 PM · at night");
  const by = (id: string) => authorOf(change({ by: { id, name: null } }));
  expect([by("nightly"), by("first-owner"), by("gone")]).toEqual(["The nightly job", "The installation", "Somebody"]);
});
