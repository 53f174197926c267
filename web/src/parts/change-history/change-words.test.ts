import { bookingFields, bookingTextNames } from "@petcare/domain";
import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { changeWords } from "./change-words.ts";
import { authorOf, recordWords, whenAndHow } from "./who-and-when.ts";

const change = (given: Partial<Change>): Change => ({
  id: "1",
  kind: "person",
  about: "client-1",
  name: "Ana Reyes",
  at: "2026-11-21T19:14:00.000Z",
  by: { id: "owner-1", name: "Kate Corrigan" },
  way: "web",
  changes: [],
  client: null,
  date: null,
  series: null,
  ...given,
});
const to = (field: string, from: unknown, value: unknown) => ({ field, from, to: value });

test("a change is a sentence: who, what, when and how", () => {
  const one = change({ changes: [to("address", "41 Harbor Ln", "9 Oak St")] });
  expect([authorOf(one), changeWords(one), whenAndHow(one, "2026-12-01")].join(" · ")).toBe(
    "Kate Corrigan · changed the address from '41 Harbor Ln' to '9 Oak St' · Sat, Nov 21, 2:14 PM · on the web",
  );
});

test.each<[string, Partial<Change>]>([
  ["set the custom rate, 25 minute walk to $28.00", { changes: [to("custom_rates.walk25", null, 28)] }],
  ["removed the notes, which was 'Pays late'", { changes: [to("notes", "Pays late", null)] }],
  [
    "set the days off to Nov 24, 2026 & Dec 20, 2026 – Jan 3, 2027",
    {
      changes: [
        to("days_off", null, [
          { from: "2026-11-24", to: "2026-11-24" },
          { from: "2026-12-20", to: "2027-01-03" },
        ]),
      ],
    },
  ],
  ["changed the garage code", { changes: [to("garage_code", "•••", "•••")] }],
  ["set the notes to 'Hi'", { changes: [to("notes", null, "Hi"), to("phone", "5165550103", "516-555-0103")] }],
  ["set the lockbox code", { changes: [to("access.lockbox", null, "•••")] }],
  [
    "changed the preferred walker from Rosa Delgado to Marcus Webb",
    { changes: [to("preferred_walker_id", "Rosa Delgado", "Marcus Webb")] },
  ],
  [
    "changed the pets from Biscuit to Biscuit & Max",
    { changes: [to("pets", [{ name: "Biscuit" }], [{ name: "Biscuit" }, { name: "Max" }])] },
  ],
  ["changed the pets", { changes: [to("pets", [{ name: "Biscuit" }], [{ name: "Biscuit", vet: "Dr. Kim" }])] }],
  [
    "changed the name from 'Ana' to 'Ana Reyes' and phone from '516-555-0103' to '516-555-0104'",
    { changes: [to("name", "Ana", "Ana Reyes"), to("phone", "5165550103", "5165550104")] },
  ],
  ["made the record", { changes: [to("name", null, "Ana"), to("role", null, "client")] }],
  ["deleted the account", { changes: [to("deleted_at", null, "2026-11-21T00:00:00Z"), to("address", "•••", null)] }],
  [
    "read the codes of the home for the visit of Fri, Nov 20, 2026",
    { changes: [to("codes_read", null, "s1.2026-11-20")] },
  ],
  ["read the codes of the home on the client’s page", { changes: [to("codes_read", null, "on the client’s page")] }],
  ["took along the codes of the home for Fri, Nov 20, 2026", { changes: [to("codes_taken", null, "2026-11-20")] }],
  ["deactivated the record", { changes: [to("active", true, false)] }],
  ["signed in for the first time", { changes: [to("never_signed_in", true, null)] }],
  ["booked it", { kind: "schedule", changes: [to("client_id", null, "Ana Reyes"), to("timeframe", null, "morning")] }],
  [
    "cancelled the series from Fri, Nov 27, 2026 on (3 visits)",
    {
      kind: "schedule",
      series: { kind: "cancel", from: "2026-11-27", visits: 3 },
      changes: [to("recurrence", {}, {})],
    },
  ],
  [
    "edited the series: walker from Rosa Delgado to Marcus Webb",
    {
      kind: "schedule",
      series: { kind: "edit", from: null, visits: 0 },
      changes: [to("walker_id", "Rosa Delgado", "Marcus Webb")],
    },
  ],
  [
    "completed the visit: charge $28.00, note 'All well', pay $15.00",
    {
      kind: "visit",
      changes: [
        to("charge", null, 28),
        to("comments", null, "All well"),
        to("pay", null, 15),
        to("status", "scheduled", "completed"),
      ],
    },
  ],
  [
    "changed the day from Fri, Nov 20, 2026 to Sat, Nov 21, 2026",
    { kind: "visit", changes: [to("date", "2026-11-20", "2026-11-21")] },
  ],
  [
    "wrote the visit off: reason 'A gift'",
    {
      kind: "visit",
      changes: [to("written_off_at", null, "2026-11-21T00:00:00Z"), to("written_off_reason", null, "A gift")],
    },
  ],
  [
    "took back that the visit is written off: reason, which was 'A gift'",
    {
      kind: "visit",
      changes: [to("written_off_at", "2026-11-21T00:00:00Z", null), to("written_off_reason", "A gift", null)],
    },
  ],
  ["changed the charge from $25.00 to $28.00", { kind: "visit", changes: [to("charge", 25, 28)] }],
  ["reopened the visit", { kind: "visit", changes: [to("status", "completed", "scheduled")] }],
  ["noted an incident", { kind: "visit", changes: [to("incidents", null, { one: { words: "A sock" } })] }],
  [
    "read an incident",
    {
      kind: "visit",
      changes: [to("incidents", { one: { words: "A sock" } }, { one: { words: "A sock", read_at: 1 } })],
    },
  ],
  ["was there", { kind: "visit", changes: [to("arrived_at", null, "2026-11-21T14:41:00Z")] }],
  ["reported it, to be settled", { kind: "visit", changes: [to("matters", null, { one: {} })] }],
  ["settled a report", { kind: "visit", changes: [to("matters", { one: {} }, null)] }],
  ["deleted the note", { kind: "visit", changes: [to("note_deleted_at", null, "2026-11-21T00:00:00Z")] }],
  ["brought the note back", { kind: "visit", changes: [to("note_deleted_at", "2026-11-21T00:00:00Z", null)] }],
  ["changed the price of a 25 minute walk from $25.00 to $27.00", { kind: "pricing", changes: [to("walk25", 25, 27)] }],
  ["used the code: uses from 0 to 1", { kind: "code", changes: [to("uses", 0, 1)] }],
  ["issued the code", { kind: "code", changes: [to("role", null, "client"), to("uses", null, 0)] }],
])("%s", (words, given) => {
  expect(changeWords(change(given))).toBe(words);
});

test("a change of another year says which", () => {
  expect(whenAndHow(change({ way: "nightly" }), "2027-01-02")).toBe("Sat, Nov 21, 2026, 2:14 PM · at night");
});

test("a job has words, and somebody unknown too", () => {
  const by = (id: string) => authorOf(change({ by: { id, name: null } }));
  expect([by("nightly"), by("first-owner"), by("gone")]).toEqual(["The nightly job", "The installation", "Somebody"]);
});

test.each<[string, Partial<Change>]>([
  ["asked for an export", { kind: "export", changes: [to("status", null, "begun")] }],
  [
    "made it from 7 visits: $173.00",
    {
      changes: [to("client_id", null, "client-1"), to("visits", null, 7), to("total", null, 173), to("paid", null, 0)],
    },
  ],
  [
    "made it from 1 visit: $28.00, and applied $20.00 of credit",
    {
      changes: [to("client_id", null, "client-1"), to("visits", null, 1), to("total", null, 28), to("paid", null, 20)],
    },
  ],
  ["added an adjustment of −$15.00: Thanks", { changes: [to("total", 173, 158), to("adjustment", null, "Thanks")] }],
  ["applied $100.00", { changes: [to("paid", 0, 100), to("status", "unpaid", "partial")] }],
  ["took back $80.00", { changes: [to("paid", 80, 0), to("status", "paid", "unpaid")] }],
  ["moved it to another record of the client", { changes: [to("client_id", "Ana R.", "Ana Reyes")] }],
  ["voided it: Wrong week", { changes: [to("status", "partial", "void"), to("void_reason", null, "Wrong week")] }],
  ["made it due on Fri, Dec 4, 2026", { changes: [to("due", "2026-11-27", "2026-12-04")] }],
  ["closed it with $1,452.00 of completed work", { kind: "week", changes: [to("completed", null, 1452)] }],
  [
    "marked $291.00 as paid for 15 visits: Zelle, Fri, Nov 20, 2026",
    {
      kind: "pay_run",
      changes: [
        to("walker_id", null, "Rosa Delgado"),
        to("status", null, "paid"),
        to("paid_on", null, "2026-11-20"),
        to("method", null, "Zelle"),
        to("visits", null, 15),
        to("total", null, 291),
      ],
    },
  ],
  ["took back that it was paid", { kind: "pay_run", changes: [to("status", "paid", "undone")] }],
  ["refunded $20.00", { kind: "account", changes: [to("refunded", null, 20)] }],
  [
    "recorded Zelle $50.00 as credit",
    { kind: "account", changes: [to("paid", null, 50), to("payment", null, { entry_id: "entry-1", method: "Zelle" })] },
  ],
  ["took back Zelle $50.00", { kind: "account", changes: [to("reversed", null, 50), to("method", null, "Zelle")] }],
  [
    "gave $5.00 of credit: We came late",
    { kind: "account", changes: [to("given", null, 5), to("reason", null, "We came late")] },
  ],
])("money is told in words of its own: '%s'", (words, given) => {
  expect(changeWords(change({ kind: "invoice", ...given }))).toBe(words);
});

test.each([
  ["asked for a walk", [to("kind", null, "book"), to("state", null, "asked"), to("client_id", null, "Ana Reyes")]],
  ["asked for another time", [to("kind", null, "change"), to("state", null, "asked")]],
  ["asked to cancel it", [to("kind", null, "cancel"), to("state", null, "asked")]],
  ["asked to have it back", [to("kind", null, "back"), to("state", null, "asked")]],
  ["accepted it", [to("state", "asked", "accepted")]],
  ["declined it", [to("state", "asked", "declined"), to("answer", null, "Sorry")]],
  ["took it back", [to("state", "asked", "withdrawn")]],
  ["moved it to another record of the client", [to("client_id", "Ana R.", "Ana Reyes")]],
])("of a request: '%s'", (words, changes) => {
  expect(changeWords(change({ kind: "request", changes }))).toBe(words);
});

test("a payment names its way and its client, and credit that is applied does not", () => {
  const client = { id: "client-1", name: "Grace Kim" };
  const words = (...changes: Change["changes"]) => changeWords(change({ kind: "invoice", client, changes }));
  const payment = (method?: string) => to("payment", null, { entry_id: "2026-11-20.1", ...(method && { method }) });
  expect(words(to("paid", 0, 25), payment("Zelle"))).toBe("recorded Zelle $25.00 from Grace Kim");
  expect(words(to("paid", 0, 25), payment())).toBe("recorded $25.00 from Grace Kim");
  expect(words(to("paid", 0, 25))).toBe("applied $25.00");
  expect(words(to("paid", 25, 0))).toBe("took back $25.00");
});

test("in the list of all changes each says what it is of", () => {
  const of = (kind: Change["kind"], name: string, about = "x") => recordWords(change({ kind, name, about }));
  expect([
    of("person", "Ana Reyes"),
    of("visit", "Biscuit", "s1.2026-11-20"),
    of("schedule", "Biscuit, Max"),
    of("pricing", "Default prices"),
    of("code", "K7RM4TXQ"),
    of("invoice", "5F1C9A3E"),
    of("account", "Ana Reyes"),
  ]).toEqual([
    "Ana Reyes",
    "Visit of Biscuit, first on Fri, Nov 20, 2026",
    "Schedule of Biscuit, Max",
    "Default prices",
    "Referral code K7RM4TXQ",
    "Invoice 5F1C9A3E",
    "Account of Ana Reyes",
  ]);
});

test.each(bookingTextNames)("a change of a booking's %s is told", (field) => {
  const words = changeWords(change({ kind: "schedule", changes: [to(field, "•••", "•••")] }));
  expect(words).toBe(`changed the ${bookingFields[field].inSentence}`);
});
