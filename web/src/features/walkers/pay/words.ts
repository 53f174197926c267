import { type PayKind, serviceLabels, serviceTypes } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import type { Due, DueLine } from "./data.ts";

interface LineGroup {
  title: string;
  lines: readonly DueLine[];
  total: number;
}

/** Groups a walker's lines by service, then cancelled visits, reports, tips and corrections. Empty groups are left out. */
export function groupsOf(lines: readonly DueLine[]): LineGroup[] {
  const titleOf = ({ kind, cancelled, service_type }: DueLine) => {
    if (kind !== "visit") return others[kind];
    return cancelled ? others.cancelled : service_type && serviceLabels[service_type];
  };
  return [...serviceTypes.map((service) => serviceLabels[service]), ...Object.values(others)]
    .map((title) => ({ title, lines: lines.filter((line) => titleOf(line) === title) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, total: sumDollars(group.lines.map(({ amount }) => amount ?? 0)) }));
}

const others = {
  cancelled: "Cancelled, paid all the same",
  report: "Reported, paid beside a visit",
  tip: "Tips",
  correction: "Corrections",
};

/** Makes the function that names a client by id. */
export function clientNames(clients: readonly { id: string; name: string }[]): (id: string) => string {
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "a client who has left";
}

/** 'Biscuit & Max, 9 AM–12 PM' for a visit, 'From Ana Reyes' for a tip. */
export function lineText({ kind, pet_names, timeframe }: DueLine, clientName: string): string {
  const words: Record<PayKind, string> = {
    visit: [petsText(pet_names), timeframe && frameSpan(timeframe)].filter(Boolean).join(", "),
    tip: `From ${clientName}`,
    correction: `A walk of ${clientName} that was paid before`,
    report: `A walk of ${clientName} that was reported`,
  };
  return words[kind];
}

export const amountText = ({ amount }: DueLine): string => (amount === null ? "no pay yet" : formatDollars(amount));

/** '$281.00 work, $10.00 tips and −$15.00 corrections', without sums of zero. */
export function sumsText({ work, tips, corrections }: Due["sums"]): string {
  const words = Object.entries({ work, tips, corrections })
    .filter(([, dollars]) => dollars !== 0)
    .map(([word, dollars]) => `${formatDollars(dollars)} ${word}`);
  const last = words.pop() ?? "";
  return words.length === 0 ? last : `${words.join(", ")} and ${last}`;
}

/** Says why nothing can be paid. Undefined if something can. */
export function obstacleOf({ lines, sums, runs }: Due): string | undefined {
  const unknown = lines.find(({ amount }) => amount === null);
  if (unknown) {
    return `${petsText(unknown.pet_names)} of ${shortDay(unknown.date)} has no pay yet. Correct its pay in Completed Walks first.`;
  }
  if (sums.total < 0) return `${formatDollars(sums.total)} stays due, and the next work is set against it.`;
  return runs.length === 0 ? "Choose an earlier day." : undefined;
}

const fileKinds: Record<PayKind, string> = { visit: "Visit", tip: "Tip", correction: "Correction", report: "Report" };

/** The rows of a CSV file of pay, the header first. Amounts are dollars with two decimals, empty if unknown. */
export const payTable = (lines: readonly DueLine[], clients: readonly { id: string; name: string }[]): string[][] => [
  ["Date", "Time frame", "For", "Service", "Pets", "Client", "Amount"],
  ...lines.map(({ kind, date, timeframe, service_type, pet_names, client_id, cancelled, amount }) => [
    date,
    timeframe ? frameSpan(timeframe) : "",
    cancelled ? "Cancelled visit" : fileKinds[kind],
    service_type ? serviceLabels[service_type] : "",
    pet_names.join(", "),
    clients.find(({ id }) => id === client_id)?.name ?? "",
    amount?.toFixed(2) ?? "",
  ]),
];
