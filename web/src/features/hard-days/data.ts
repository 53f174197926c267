import { type AnswerOf, type BodyOf, type listHardDays, undoHardDay } from "@petcare/contract";
import { doHardDay } from "@petcare/contract/schemas";
import { endOfWeek, isWalkerAway, type LocalDate, type TimeFrame } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../lib/api/api.ts";
import { useClients } from "../../lib/api/people.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { useActPreview } from "../../lib/api/use-act-preview.ts";
import { today } from "../../lib/format/time.ts";
import { undoToast } from "../../ui/feedback/undo-toast.ts";
import { useFields } from "../../ui/form/fields.ts";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";

export type Preview = AnswerOf<typeof doHardDay>;
export type Line = Preview["visits"][number];
export type StoredDay = AnswerOf<typeof listHardDays>[number];
type Body = BodyOf<typeof doHardDay>;

/** Local days, both included. */
interface Days {
  from: LocalDate;
  through: LocalDate;
}

/** The person or the days that a hard day is about. */
export interface Subject {
  kind: Body["kind"];
  /** A walker's or a client's id; empty for days that are closed. */
  about: string;
  /** The days that the dialog opens with; absent: today. */
  days?: Days | undefined;
}

export interface HardDayValues {
  kind: Body["kind"];
  about: string;
  /** Today, through Sunday, or `from` and `through`. */
  range: "today" | "week" | "other";
  from: LocalDate | "";
  through: LocalDate | "";
  /** Who may get visits; undefined: the server chooses. */
  walker_ids: string[] | undefined;
  /** Undefined: the whole day. */
  timeframes: TimeFrame[] | undefined;
  /** Ids of visits that were ticked or unticked otherwise than usual. */
  toggled: string[];
  moves: boolean;
  cost: "rule" | "free";
  unfit: NonNullable<Body["unfit"]>;
  reason: string;
}

const valuesFor = ({ kind, about, days }: Subject): HardDayValues => ({
  kind,
  about,
  range: days ? "other" : "today",
  from: days?.from ?? today(),
  through: days?.through ?? today(),
  walker_ids: undefined,
  timeframes: undefined,
  toggled: [],
  moves: false,
  // The cancellation fee is for clients who cancel.
  cost: kind === "close" ? "free" : "rule",
  unfit: "keep",
  reason: "",
});

export const sunday = (): LocalDate => endOfWeek(today());

/** The days that a form names, both included; empty where none is typed yet. */
export function daysOf({ range, from, through }: HardDayValues): { from: LocalDate | ""; through: LocalDate | "" } {
  if (range === "other") return { from, through };
  return { from: today(), through: range === "today" ? today() : sunday() };
}

const rules = { schema: doHardDay.body, toBody: bodyOf };

/** Answers what the form sends, without the plan that was seen. */
function bodyOf(values: HardDayValues): Body {
  const { kind, about, walker_ids, timeframes, toggled, moves, cost, unfit, reason } = values;
  return {
    kind,
    ...(about && { about }),
    ...daysOf(values),
    ...(isWalkerAway(kind) && walker_ids && { walker_ids }),
    ...(kind === "close" && { ...(timeframes && { timeframes }), moves }),
    ...(!isWalkerAway(kind) && { ...(toggled.length > 0 && { toggled_ids: toggled }), cost }),
    unfit,
    reason: textOrNull(reason),
  };
}

/** Reads again what a hard day has changed. */
export function readHardDaysAgain(): void {}

export type HardDay = ReturnType<typeof useHardDay>;

/**
 * The form of a hard day: previewed while it is filled in, and sent with the plan that was seen. It has one id while it is
 * open, so pressing again goes on with what was cut off.
 * @param wordsOf says what was done
 */
export function useHardDay(subject: Subject, wordsOf: (day: StoredDay) => string, onClose: () => void) {
  const [id] = useState(randomId);
  const fields = useFields(() => valuesFor(subject));
  const isReady = Object.keys(problemsOf(rules, fields.values)).length === 0;
  const requested = isReady ? bodyOf(fields.values) : undefined;
  const { answer, isCurrent, refetch, error, query } = useActPreview(doHardDay, id, requested, { pause: 300 });
  // The same body goes on under the plan that it was first sent with: another plan would be another request.
  const [sent, setSent] = useState<{ body: string; plan: string }>();
  const form = useContractForm({
    ...rules,
    fields,
    save: (body) => {
      const typed = JSON.stringify(body);
      const plan = sent?.body === typed ? sent.plan : (answer?.plan ?? "");
      setSent({ body: typed, plan });
      return call(doHardDay, { params: { id }, body: { ...body, plan } });
    },
    onSaved: (_, { day }) => {
      readHardDaysAgain();
      undoToast(day ? wordsOf(day) : "", async () => {
        await call(undoHardDay, { params: { id } });
        readHardDaysAgain();
      });
    },
    next: ({ day }) => {
      // The visits that were left are listed here.
      if (!day || day.left.length === 0) onClose();
    },
    onFailed: (failure) => {
      // The plan was refused: the next one is that of the new preview.
      if ("status" in failure && failure.status === 409) setSent(undefined);
      void refetch();
    },
  });
  return { form, preview: isReady ? answer : undefined, isCurrent, error, query };
}

/** Names the client of a visit. */
export function useClientOf(): (line: Line) => string {
  const names = new Map(useClients().map(({ id, name }) => [id, name]));
  return ({ client_id }) => names.get(client_id) ?? "a client";
}
