import type { AnswerOf, changeWalker, RequestOf } from "@petcare/contract";
import { type DaysOff, keptDaysOff } from "@petcare/domain";
import type { User } from "@petcare/storage";
import { today } from "../runtime.ts";
import { textOf } from "./client-changes.ts";

type Typed = NonNullable<RequestOf<typeof changeWalker>["body"]["days_off"]>;

/** Makes the answer of a person's days off. */
export const daysOffOf = ({ days_off = [] }: User): AnswerOf<typeof changeWalker>["days_off"] =>
  keptDaysOff(days_off, today()).map(({ from, to, note }) => ({ from, to, note: note ?? null }));

/** Makes the stored form of days off; undefined if none are left. */
export function keptOrNone(typed: Typed): DaysOff[] | undefined {
  const days = typed.map(({ from, to, note }) => ({ from, to, ...(textOf(note) && { note: textOf(note) }) }));
  const kept = keptDaysOff(days, today());
  return kept.length > 0 ? kept : undefined;
}
