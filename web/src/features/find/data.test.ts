import { expect, test } from "vitest";
import { anInvoiceList, anInvoiceRow } from "../../testing/invoices.ts";
import { aClient, aWalker } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";
import { entriesFor } from "./data.ts";

const known = {
  clients: [
    aClient({
      id: "ana",
      name: "Ana Reyes",
      phone: "5165550142",
      address: "2418 Bellmore Ave",
      pets: [{ name: "Biscuit", kind: "Dog" }, { name: "Max" }],
    }),
    aClient({ id: "frank", name: "Frank Bishop", phone: "5165550171", pets: [], active: false }),
    aClient({ id: "zoe", name: "Zoë Ó Faoláin", phone: null, pets: [{ name: "Émile" }] }),
  ],
  walkers: [
    aWalker({ id: "rosa", name: "Rosa Delgado", phone: "5165550101" }),
    aWalker({ id: "kate", name: "Kate Corrigan", isAdmin: true, isCurrentUser: true }),
  ],
  invoices: anInvoiceList({
    open: [anInvoiceRow({ id: "i1", number: "CDE017C8", client_id: "ana", due: "2026-11-19" })],
    settled: [anInvoiceRow({ id: "i2", number: "6117EE54", client_id: "frank", status: "paid", total: 25 })],
  }),
  acts: [{ kind: "act" as const, label: "Dark mode", to: () => {} }],
  screens: [
    { path: "/admin", label: "Dashboard" },
    { path: "/admin/calendar", label: "Calendar" },
  ],
  visits: [
    anOwnerVisit({ _id: "late", client_id: "ana", walker_id: "rosa", date: "2026-11-19" }),
    anOwnerVisit({ _id: "soon", client_id: "ana", walker_id: "rosa", date: "2026-11-20", timeframe: "evening" }),
    anOwnerVisit({ _id: "max", client_id: "ana", walker_id: null, date: "2026-11-25", pet_names: ["Max"] }),
    { ...anOwnerVisit({ _id: "zoe", client_id: "zoe", walker_id: "gone" }), pet_names: [] },
  ],
  now: Date.parse("2026-11-20T15:00:00Z"),
};

const found = (typed: string) =>
  entriesFor(typed, known).map(({ label, entries }) => [label, ...entries.map((entry) => entry.label)]);

test("a line says what it is about, and leads there", () => {
  const entries = entriesFor("bis", known).flatMap((group) => group.entries);
  expect(entries.map(({ kind, about, hint, to }) => [kind, about, hint, to])).toEqual([
    ["schedule", "Ana Reyes", undefined, "?schedule=new~ana"],
    ["call", "Ana Reyes", "516-555-0142", "tel:+15165550142"],
    ["pet", "Dog · Ana Reyes", "Today, 6–9 PM", "/admin/clients/ana?tab=pets"],
    ["client", "Client · 516-555-0171", "Inactive", "/admin/clients/frank"],
    [
      "visit",
      "Ana Reyes · Yesterday, 9 AM–12 PM · Rosa Delgado",
      "Overdue",
      "/admin/calendar?view=day&date=2026-11-19&visit=late",
    ],
    [
      "visit",
      "Ana Reyes · Today, 6–9 PM · Rosa Delgado",
      undefined,
      "/admin/calendar?view=day&date=2026-11-20&visit=soon",
    ],
  ]);
});

const visitsFound = (typed: string) => entriesFor(typed, known).find(({ label }) => label === "Visits")?.entries;

test("a visit is found by the pets that it is for, by its client and by the client's phone", () => {
  expect(visitsFound("max")?.map(({ to }) => String(to).split("visit=")[1])).toEqual(["late", "soon", "max"]);
  expect(visitsFound("0142")).toHaveLength(3);
  expect(visitsFound("zoe")).toMatchObject([
    { label: "Émile", about: "Zoë Ó Faoláin · Today, 9 AM–12 PM · Unknown walker" },
  ]);
  expect(visitsFound("rosa")).toBeUndefined();
});

test("an invoice is found by its number, one that is not at hand by the whole of it", () => {
  const line = {
    label: "Invoice CDE017C8",
    about: "Ana Reyes",
    hint: "$100.00 · Overdue",
    to: "/admin/invoices/i1",
  };
  for (const typed of ["cde0", "invoice CDE017C8", "invoice reyes"]) {
    expect(entriesFor(typed, known)).toMatchObject([{ label: "Invoices", entries: [line] }]);
  }
  expect(found("0badf00d")).toEqual([["Invoices", "Invoice 0BADF00D"]]);
  expect(found("reyes")).not.toContainEqual(expect.arrayContaining(["Invoices"]));
});
