import { type PaySums, payKinds, payRunStatuses } from "@petcare/domain";
import type { PayLine, PayRun } from "@petcare/storage";
import {
  payRunFrom,
  payRunItem,
  type WalkerLedger,
  walkerLedgerFrom,
  walkerLedgerKey,
  walkerLedgerListKey,
} from "@petcare/storage/items";
import * as z from "zod/mini";
import {
  cents,
  count,
  day,
  instant,
  period,
  recordOf,
  someInstant,
  someText,
  someYes,
  text,
  texts,
  timeframe,
} from "./fields.ts";
import { kindOf } from "./kind.ts";

export const wages = kindOf<WalkerLedger>({
  name: "wages",
  keys: [["WAGES#*", "WAGES"]],
  schema: recordOf<WalkerLedger>({ walker_id: text, version: count, runs: count }),
  recordOf: walkerLedgerFrom,
  itemOf: (record) => ({ ...walkerLedgerKey(record.walker_id), ...walkerLedgerListKey(record.walker_id), ...record }),
});

const payLine = recordOf<PayLine>({
  kind: z.enum(payKinds),
  id: text,
  date: day,
  client_id: text,
  cents,
  timeframe: z.optional(timeframe),
  service: someText,
  pet_names: z.optional(texts),
  cancelled: someYes,
});

export const payRuns = kindOf<PayRun>({
  name: "pay-runs",
  keys: [["PAYRUN#*", "PAYRUN"]],
  schema: recordOf<PayRun>({
    id: text,
    walker_id: text,
    paid_to: text,
    status: z.enum(payRunStatuses),
    period,
    paid_on: day,
    method: text,
    note: someText,
    created_at: instant,
    made_by: text,
    lines: z.array(payLine),
    sums: recordOf<PaySums>({ visits: count, work: cents, tips: cents, corrections: cents, total: cents }),
    version: count,
    undone_at: someInstant,
    request_hash: text,
  }),
  recordOf: payRunFrom,
  itemOf: payRunItem,
});
