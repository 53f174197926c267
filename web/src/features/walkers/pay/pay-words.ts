import { type PayKind, serviceLabels, serviceTypes } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { frameSpan } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import type { Due, DueLine } from "./pay-types.ts";

export interface LineGroup {
  title: string;
  lines: readonly DueLine[];
  total: number;
}

/** Groups by service what a walker is paid for, with tips and corrections behind. Groups without lines are left out. */
export function groupsOf(lines: readonly DueLine[]): LineGroup[] {
  const done = (line: DueLine) => line.kind === "visit" && !line.cancelled;
  const groups: [title: string, isIn: (line: DueLine) => boolean][] = [
    ...serviceTypes.map((service): [string, (line: DueLine) => boolean] => [
      serviceLabels[service],
      (line) => done(line) && line.service_type === service,
    ]),
    ["Cancelled, paid all the same", ({ cancelled }) => cancelled],
    ["Reported, paid beside a visit", ({ kind }) => kind === "report"],
    ["Tips", ({ kind }) => kind === "tip"],
    ["Corrections", ({ kind }) => kind === "correction"],
  ];
  return groups
    .map(([title, isIn]) => ({ title, lines: lines.filter(isIn) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, total: sumDollars(group.lines.map(({ amount }) => amount ?? 0)) }));
}

/** Names a client. Somebody who has left is in no list. */
export function clientNames(clients: readonly { id: string; name: string }[]): (id: string) => string {
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "a client who has left";
}

/** 'Biscuit & Max, 9 AM–12 PM' of a visit; of anything else whose it is. */
export function lineText({ kind, pet_names, timeframe }: DueLine, clientName: string): string {
  const words: Record<PayKind, string> = {
    visit: [petsText(pet_names), timeframe && frameSpan(timeframe)].filter(Boolean).join(", "),
    tip: `From ${clientName}`,
    correction: `A walk of ${clientName} that was paid before`,
    report: `A walk of ${clientName} that was reported`,
  };
  return words[kind];
}

/** '−$15.00 stays due, and the next work is set against it.' */
export const staysText = (dollars: number): string =>
  `${formatDollars(dollars)} stays due, and the next work is set against it.`;

/** '$281.00 work, $10.00 tips and −$15.00 corrections', without what comes to nothing. */
export function sumsText({ work, tips, corrections }: Due["sums"]): string {
  const parts = [
    [work, "work"],
    [tips, "tips"],
    [corrections, "corrections"],
  ] as const;
  const words = parts
    .filter(([dollars]) => dollars !== 0)
    .map(([dollars, word]) => `${formatDollars(dollars)} ${word}`);
  const last = words.pop() ?? "";
  return words.length === 0 ? last : `${words.join(", ")} and ${last}`;
}
