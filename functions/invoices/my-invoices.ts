import { type AnswerOf, myInvoices } from "@petcare/contract";
import { type Cents, firstNameOf, invoiceNumber, rateInWords, soldAs, toDollars } from "@petcare/domain";
import { type Invoice, placeOfInvoice, readClientInvoices, readUsers, type User } from "@petcare/storage";
import { billTo, taxAnswer } from "../shared/money/invoice-answer.ts";
import { partsAnswer } from "../shared/money/parts-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";

type ClientInvoice = AnswerOf<typeof myInvoices>[number];

export const handler = endpoint(myInvoices, async ({ query: { limit, cursor }, caller }) => {
  const { invoices, cursor: next } = await readClientInvoices(runtime.db, caller.household.id, { limit, cursor });
  const walkers = await readUsers(runtime.db, invoices.flatMap(tippedWalkers));
  const answers = invoices.map((invoice) => forClient(invoice, walkers));
  const count = fitting(answers);
  const last = invoices[count - 1];
  return { items: answers.slice(0, count), next: count < invoices.length && last ? placeOfInvoice(last) : next };
});

const tippedWalkers = ({ settlements }: Invoice) => settlements.flatMap(({ tip }) => tip?.walker_id ?? []);

/** Makes the client's answer of an invoice. */
function forClient(invoice: Invoice, walkers: ReadonlyMap<string, User>): ClientInvoice {
  const { id, created_at, period, due, note, lines, adjustments, taxes = [], exempt, settlements, sums } = invoice;
  return {
    _id: id,
    number: invoiceNumber(id),
    status: statusOf(invoice),
    created_at: new Date(created_at).toISOString(),
    period,
    due,
    bill_to: billTo(invoice),
    note: note ?? null,
    items: [
      ...lines.map(({ text, service, date, pet_names, parts, cents }) => ({
        type: "walk" as const,
        description: text,
        service_type: soldAs(service),
        date,
        pet_names,
        price: toDollars(cents),
        ...partsAnswer(parts),
      })),
      // A forgiven balance includes its tax. An adjustment's tax is in the tax below.
      ...adjustments.map(({ text, cents, rate, tax = 0 }) =>
        withoutVisit(text, rate === undefined ? cents + tax : cents),
      ),
      ...taxes.map(({ rate, cents }) => ofTax(`Sales tax ${rateInWords(rate)}`, cents)),
      ...(exempt === undefined ? [] : [ofTax(`Exempt from sales tax: ${exempt}`, 0)]),
    ],
    ...(taxes.length > 0 && { taxes: taxes.map(taxAnswer) }),
    ...(exempt !== undefined && { exempt }),
    total: toDollars(sums.total),
    paid: toDollars(sums.paid),
    balance: toDollars(sums.total - sums.paid),
    payments: settlements.map(({ kind, date, method, cents, tip, reversed }) => ({
      date,
      method: method ?? methodOf[kind],
      amount: toDollars(cents),
      // A reversed payment does not say whether the walker keeps its tip.
      tip: tip && !reversed ? { amount: toDollars(tip.cents), walker_name: nameOf(walkers.get(tip.walker_id)) } : null,
    })),
  };
}

const withoutVisit = (description: string, cents: Cents): ClientInvoice["items"][number] => ({
  type: "adjustment",
  description,
  service_type: null,
  date: null,
  pet_names: [],
  price: toDollars(cents),
});

const ofTax = (description: string, cents: Cents) => ({
  ...withoutVisit(description, cents),
  sales_tax: true as const,
});

/** Picks a walker's first name. 'Deleted walker' is no name, and stays whole. */
function nameOf(walker: User | undefined): string {
  if (!walker) return "your walker";
  return walker.deleted_at ? walker.name : firstNameOf(walker.name);
}

/** Names the kinds of settlements that are no new payment. */
const methodOf: Record<Invoice["settlements"][number]["kind"], string | null> = {
  payment: null,
  credit: "Credit",
  reversal: "Reversed",
  released: null,
};

/** Maps the status for clients, who never get a void invoice. */
const statusOf = ({ status }: Invoice): ClientInvoice["status"] =>
  status === "paid" || status === "partial" ? status : "unpaid";
