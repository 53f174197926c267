import { type PayKind, serviceLabels } from "@petcare/domain";
import { frameSpan } from "../../../lib/format/time.ts";
import type { PayRunDocument } from "./pay-types.ts";

const kinds: Record<PayKind, string> = { visit: "Visit", tip: "Tip", correction: "Correction" };

/** The rows of a file of one pay run, its heads first. Amounts are dollars with two decimals. */
export const payTable = ({ lines }: PayRunDocument, clientOf: (id: string) => string): string[][] => [
  ["Date", "Time frame", "For", "Service", "Pets", "Client", "Amount"],
  ...lines.map(({ kind, date, timeframe, service_type, pet_names, client_id, cancelled, amount }) => [
    date,
    timeframe ? frameSpan(timeframe) : "",
    cancelled ? "Cancelled visit" : kinds[kind],
    service_type ? serviceLabels[service_type] : "",
    pet_names.join(", "),
    clientOf(client_id),
    amount.toFixed(2),
  ]),
];
