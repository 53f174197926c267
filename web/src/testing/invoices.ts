import { type AnswerOf, getInvoice, listInvoices, myInvoices, previewInvoices } from "@petcare/contract";
import { least } from "./least.ts";

type List = AnswerOf<typeof listInvoices>;
type Row = List["open"][number];
type Document = AnswerOf<typeof getInvoice>;
type Preview = AnswerOf<typeof previewInvoices>;
type Bill = Preview["clients"][number];
type ClientInvoice = AnswerOf<typeof myInvoices>[number];

const period = { start: "2026-11-09", end: "2026-11-15" } as const;
const head = { number: "8E21D4F0", period, created_at: "2026-11-16T13:31:00.000Z", due: "2026-11-23" } as const;

/** An unpaid invoice of last week in the owner's list. */
export const anInvoiceRow = (changes: Partial<Row> = {}): Row => ({
  ...least<Row>(listInvoices, "open"),
  id: "invoice-1",
  client_id: "client-1",
  ...head,
  total: 100,
  balance: 100,
  lines: 4,
  ...changes,
});

/** The owner's list; by default there is nothing in it. */
export const anInvoiceList = (changes: Partial<List> = {}): List => ({
  ...least<List>(listInvoices),
  ...changes,
});

/** An unpaid invoice of two visits with an adjustment, as the owner opens it. */
export const anInvoice = (changes: Partial<Document> = {}): Document => {
  const walk = { date: "2026-11-09", timeframe: "morning", service_type: "25", description: "" } as const;
  const text = "Thank you for referring a neighbor";
  return {
    ...least<Document>(getInvoice),
    id: "invoice-1",
    client_id: "client-1",
    ...head,
    bill_to: { name: "Ana Reyes", address: "41 Harbor Ln, Bellmore, NY 11710" },
    made_by: "owner-1",
    lines: [
      { ...walk, visit_id: "s1.2026-11-09", pet_names: ["Biscuit", "Max"], price: 28 },
      {
        ...walk,
        visit_id: "s1.2026-11-12",
        date: "2026-11-12",
        description: "Cancelled, half of $36.00",
        pet_names: ["Biscuit"],
        price: 18,
      },
    ],
    adjustments: [{ id: "a1", kind: "adjustment", text, amount: -5, at: head.created_at }],
    walkers: ["walker-1"],
    visits_total: 46,
    adjustments_total: -5,
    total: 41,
    balance: 41,
    version: 1,
    ...changes,
  };
};

/** A payment on an invoice. */
export const aSettlement = (changes: Partial<Document["settlements"][number]> = {}) =>
  ({
    payment_id: "2026-11-18.p1",
    kind: "payment",
    date: "2026-11-18",
    method: "Zelle",
    note: "conf. 88213",
    amount: 20,
    tip: null,
    reversed: false,
    ...changes,
  }) satisfies Document["settlements"][number];

/** Makes Ana Reyes's bill of last week: two walks at $25.00. */
export const aBill = (changes: Partial<Bill> = {}): Bill => ({
  ...least<Bill>(previewInvoices, "clients"),
  client_id: "client-1",
  period,
  lines: ["2026-11-09", "2026-11-11"].map((date) => ({
    visit_id: `${changes.client_id ?? "client-1"}.${date}`,
    date: date as Bill["lines"][number]["date"],
    timeframe: "morning" as const,
    service_type: "25" as const,
    description: "",
    pet_names: ["Biscuit"],
    walker_id: "walker-1",
    status: "completed" as const,
    price: 25,
    earlier: false,
  })),
  ...changes,
});

/** A preview; by default of Ana Reyes alone. */
export const aPreview = (changes: Partial<Preview> = {}): Preview => ({
  ...least<Preview>(previewInvoices),
  due: "2026-11-27",
  clients: [aBill()],
  ...changes,
});

/** An unpaid invoice as its client reads it. */
export const aClientInvoice = (changes: Partial<ClientInvoice> = {}): ClientInvoice => ({
  ...least<ClientInvoice>(myInvoices),
  _id: "invoice-1",
  ...head,
  items: [{ type: "walk", description: "", service_type: "25", date: "2026-11-09", pet_names: ["Biscuit"], price: 28 }],
  total: 28,
  balance: 28,
  ...changes,
});
