import { type AnswerOf, listMatters, settleVisit, unsettleVisit } from "@petcare/contract";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { writeToBookings } from "../../lib/api/bookings.ts";
import { petsText } from "../../lib/format/words.ts";
import { undoToast } from "../../ui/feedback/undo-toast.ts";

export type Matter = AnswerOf<typeof listMatters>["matters"][number];
export type Way = Matter["ways"][number];

/** A report and how it is settled. */
export type Choice = readonly [Matter, Way];

const cancelledKinds: readonly Matter["kind"][] = ["done_before", "done_after", "left"];

/**
 * The reports, each with those that are settled with it: one walker's, of one series that one act has cancelled, with the
 * same buttons.
 */
export function settledTogether(matters: readonly Matter[]): [Matter, ...Matter[]][] {
  const groups = new Map<string, [Matter, ...Matter[]]>();
  for (const matter of matters) {
    const { id, visit, kind, reporter, since, ways } = matter;
    const isAlone = !visit.recurring || !cancelledKinds.includes(kind);
    const labels = ways.map(({ label }) => label);
    const key = JSON.stringify(isAlone ? [visit._id, id] : [visit.schedule_id, reporter.id, kind, since, labels]);
    const group = groups.get(key);
    if (group) group.push(matter);
    else groups.set(key, [matter]);
  }
  return [...groups.values()];
}

/** Settles reports one after the other. What was settled when one fails stays so. */
export const settle = (choices: readonly Choice[]) =>
  writing(async () => {
    const settled: Settled[] = [];
    for (const [matter, { do: how, note, charge, pay }] of choices) {
      const { id, visit } = matter;
      const body = { matter: id, do: how, note, charge_amount: charge, pay_amount: pay, version: visit.version };
      const { version } = await call(settleVisit, { params: { id: visit._id }, body });
      settled.push({ matter, version });
    }
    return settled;
  });

interface Settled {
  matter: Matter;
  version: number;
}

/** Says how reports were settled, and offers to undo it. */
export function tellSettled(settled: readonly Settled[], label: string): void {
  const [first] = settled;
  if (first) undoToast(`${petsText(first.matter.visit.pet_names)}: ${label}`, () => unsettle(settled));
}

const unsettle = (settled: readonly Settled[]) =>
  writing(async () => {
    for (const { matter, version } of settled) {
      await call(unsettleVisit, { params: { id: matter.visit._id }, body: { version } });
    }
  });

async function writing<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await writeToBookings(write);
  } finally {
    readAgain(listMatters);
  }
}
