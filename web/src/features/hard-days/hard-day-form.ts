import type { AnswerOf, BodyOf } from "@petcare/contract";
import { doHardDay } from "@petcare/contract/schemas";
import { endOfWeek, isWalkerAway, type LocalDate, type TimeFrame } from "@petcare/domain";
import { today } from "../../lib/format/time.ts";
import type { FormRules } from "../../ui/form/form-rules.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";

export type Preview = AnswerOf<typeof doHardDay>;
export type Line = Preview["visits"][number];
export type HardDayBody = BodyOf<typeof doHardDay>;
export type HardDayKind = HardDayBody["kind"];

/** Which days: today, through Sunday, or as they are typed. */
export type Range = "today" | "week" | "other";

/** Local days, both included. */
export interface Days {
  from: LocalDate;
  through: LocalDate;
}

export interface HardDayForm {
  kind: HardDayKind;
  /** A walker's or a client's id; empty for days that are closed. */
  about: string;
  range: Range;
  from: LocalDate | "";
  through: LocalDate | "";
  /** Who may get visits; undefined: whom the server chooses. */
  walker_ids: string[] | undefined;
  /** Undefined: the whole day. */
  timeframes: TimeFrame[] | undefined;
  /** Ids of visits that were ticked or unticked otherwise than usual. */
  toggled: string[];
  moves: boolean;
  cost: "rule" | "free";
  unfit: NonNullable<HardDayBody["unfit"]>;
  reason: string;
}

/** The form as it opens: for some days, or else for today. */
export const emptyDay = (kind: HardDayKind, about: string, days?: Days): HardDayForm => ({
  kind,
  about,
  range: days ? "other" : "today",
  from: days?.from ?? today(),
  through: days?.through ?? today(),
  walker_ids: undefined,
  timeframes: undefined,
  toggled: [],
  moves: false,
  // What cancelling costs is for clients who cancel.
  cost: kind === "close" ? "free" : "rule",
  unfit: "keep",
  reason: "",
});

export const sunday = (): LocalDate => endOfWeek(today());

/** The days that a form names; one that is not typed yet is empty. */
export function daysOf({ range, from, through }: HardDayForm): { from: LocalDate | ""; through: LocalDate | "" } {
  if (range === "today") return { from: today(), through: today() };
  return range === "week" ? { from: today(), through: sunday() } : { from, through };
}

/** Answers what the form sends, without the plan that was seen. */
export function bodyOf(form: HardDayForm): HardDayBody {
  const { kind, about, walker_ids, timeframes, toggled, moves, cost, unfit, reason } = form;
  return {
    kind,
    ...(about && { about }),
    ...daysOf(form),
    ...(isWalkerAway(kind) && walker_ids && { walker_ids }),
    ...(kind === "close" && { ...(timeframes && { timeframes }), moves }),
    ...(!isWalkerAway(kind) && { ...(toggled.length > 0 && { toggled_ids: toggled }), cost }),
    unfit,
    reason: textOrNull(reason),
  };
}

export const hardDayRules: FormRules<HardDayForm, HardDayBody> = {
  schema: doHardDay.body,
  toBody: bodyOf,
};
