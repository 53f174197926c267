import {
  type AccountSums,
  adjustmentKinds,
  type InvoiceSums,
  invoiceStatuses,
  payAdjustmentKinds,
  settlementKinds,
  storedEntryTypes,
} from "@petcare/domain";
import type { ClientLedger, Entry, Invoice, InvoiceLine, PayAdjustment } from "@petcare/storage";
import {
  accountListKey,
  clientLedgerFrom,
  clientLedgerKey,
  entryKey,
  type Item,
  invoiceFrom,
  invoiceItem,
  numberKey,
  payAdjustmentFrom,
  payAdjustmentItem,
  requestKey,
} from "@petcare/storage/items";
import * as z from "zod/mini";
import {
  amount,
  author,
  cents,
  count,
  day,
  days,
  instant,
  period,
  recordOf,
  someInstant,
  someText,
  someYes,
  text,
  texts,
  timeframe,
  way,
} from "./fields.ts";
import { kindOf } from "./kind.ts";

const sums = recordOf<InvoiceSums>({
  visits: amount,
  adjustments: cents,
  total: amount,
  paid: amount,
  lines: count,
  days,
});

const adjustment = recordOf<Invoice["adjustments"][number]>({
  id: text,
  kind: z.enum(adjustmentKinds),
  text,
  cents,
  at: instant,
  by: text,
});

const settlement = recordOf<Invoice["settlements"][number]>({
  entry_id: text,
  kind: z.enum(settlementKinds),
  date: day,
  method: someText,
  note: someText,
  cents,
  tip: z.optional(z.strictObject({ cents, walker_id: text })),
  reversed: someYes,
});

export const invoices = kindOf<Invoice>({
  name: "invoices",
  keys: [["INVOICE#*", "INVOICE"]],
  schema: recordOf<Invoice>({
    id: text,
    client_id: text,
    bill_to: z.strictObject({ name: text, address: someText }),
    status: z.enum(invoiceStatuses),
    period,
    due: day,
    note: someText,
    created_at: instant,
    made_by: text,
    lines: z.array(
      recordOf<InvoiceLine>({
        visit_id: text,
        date: day,
        timeframe,
        service: text,
        text,
        pet_names: texts,
        cents: amount,
        walker_id: someText,
      }),
    ),
    adjustments: z.array(adjustment),
    settlements: z.array(settlement),
    sums,
    version: count,
    void_reason: someText,
    voided_at: someInstant,
    request_hash: text,
  }),
  recordOf: invoiceFrom,
  itemOf: invoiceItem,
});

/** Which invoice has a number. */
interface NumberTaken {
  number: string;
  invoice_id: string;
}

export const invoiceNumbers = kindOf<NumberTaken>({
  name: "invoice-numbers",
  keys: [["NUMBER#*", "NUMBER"]],
  schema: recordOf<NumberTaken>({ number: text, invoice_id: text }),
  recordOf: ({ pk, sk, ...taken }: Item) => ({ number: after(pk, "NUMBER#"), ...taken }) as unknown as NumberTaken,
  itemOf: ({ number, ...taken }) => ({ ...numberKey(number), ...taken }),
});

const accountSums = recordOf<AccountSums>({ billed: cents, received: cents, settled: cents });

export const accounts = kindOf<ClientLedger>({
  name: "accounts",
  keys: [["ACCOUNT#*", "ACCOUNT"]],
  schema: recordOf<ClientLedger>({
    client_id: text,
    version: count,
    entries: count,
    invoices: count,
    sums: accountSums,
    merging: z.optional(
      recordOf<NonNullable<ClientLedger["merging"]>>({ from: text, into: text, date: day, by: author }),
    ),
    from: z.optional(texts),
  }),
  recordOf: clientLedgerFrom,
  itemOf: (account) => ({ ...clientLedgerKey(account.client_id), ...accountListKey(account.client_id), ...account }),
});

export const accountEntries = kindOf<Entry>({
  name: "account-entries",
  keys: [["ACCOUNT#*", "ENTRY#*"]],
  schema: recordOf<Entry>({
    id: text,
    client_id: text,
    type: z.enum(storedEntryTypes),
    date: day,
    at: instant,
    by: text,
    way,
    effect: accountSums,
    settled: z.array(z.strictObject({ invoice_id: text, cents })),
    invoice_id: someText,
    method: someText,
    note: someText,
    tip: z.optional(z.strictObject({ cents, walker_id: text, extra_id: text })),
    reverses: someText,
    reversed_by: someText,
    request_hash: text,
  }),
  recordOf: ({ pk, sk, ...entry }: Item) => entry as unknown as Entry,
  itemOf: (entry) => ({ ...entryKey(entry.client_id, entry.id), ...entry }),
});

/** Which entry a request has made, so that its repetition makes no second one. */
interface RequestDone {
  client_id: string;
  request_id: string;
  entry_id: string;
}

export const accountRequests = kindOf<RequestDone>({
  name: "account-requests",
  keys: [["ACCOUNT#*", "REQUEST#*"]],
  schema: recordOf<RequestDone>({ client_id: text, request_id: text, entry_id: text }),
  recordOf: ({ pk, sk, ...done }: Item) =>
    ({ client_id: after(pk, "ACCOUNT#"), request_id: after(sk, "REQUEST#"), ...done }) as unknown as RequestDone,
  itemOf: ({ client_id, request_id, ...done }) => ({ ...requestKey(client_id, request_id), ...done }),
});

const after = (part: unknown, prefix: string) => String(part).slice(prefix.length);

export const extraPay = kindOf<PayAdjustment>({
  name: "extra-pay",
  keys: [["EXTRA#*", "EXTRA"]],
  schema: recordOf<PayAdjustment>({
    id: text,
    walker_id: text,
    client_id: text,
    kind: z.enum(payAdjustmentKinds),
    cents,
    date: day,
    entry_id: someText,
    visit_id: someText,
    pay_run_id: someText,
  }),
  recordOf: payAdjustmentFrom,
  itemOf: payAdjustmentItem,
});
