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

/** Local days, both inclusive. */
interface Days {
  from: LocalDate;
  through: LocalDate;
}

/** The person and the days with which the dialog opens. */
export interface Subject {
  kind: Body["kind"];
  /** The id of the walker or client; empty for a closed day. */
  about: string;
  /** Absent: today. */
  days?: Days | undefined;
}

export interface HardDayValues {
  kind: Body["kind"];
  about: string;
  /** "other" takes `from` and `through`. */
  range: "today" | "week" | "other";
  from: LocalDate | "";
  through: LocalDate | "";
  /** The walkers who may get visits; undefined lets the server choose. */
  walker_ids: string[] | undefined;
  /** Undefined for the whole day. */
  timeframes: TimeFrame[] | undefined;
  /** The ids of visits whose tick was changed. */
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
  // Clients pay no fee for a day that the business closes.
  cost: kind === "close" ? "free" : "rule",
  unfit: "keep",
  reason: "",
});

export const sunday = (): LocalDate => endOfWeek(today());

/** The days of a form, both inclusive; empty until they are typed. */
export function daysOf({ range, from, through }: HardDayValues): { from: LocalDate | ""; through: LocalDate | "" } {
  if (range === "other") return { from, through };
  return { from: today(), through: range === "today" ? today() : sunday() };
}

const rules = { schema: doHardDay.body, toBody: bodyOf };

/** Builds the request's body, without the plan of the preview. */
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

export type HardDay = ReturnType<typeof useHardDay>;

/**
 * The form of a hard day. It previews what is typed, and sends the plan of the preview. The form has one id while it is
 * open, so that a second press continues an interrupted first one.
 * @param wordsOf gives the words of the toast
 */
export function useHardDay(subject: Subject, wordsOf: (day: StoredDay) => string, onClose: () => void) {
  const [id] = useState(randomId);
  const fields = useFields(() => valuesFor(subject));
  const isReady = Object.keys(problemsOf(rules, fields.values)).length === 0;
  const requested = isReady ? bodyOf(fields.values) : undefined;
  const { answer, isCurrent, refetch, error, query } = useActPreview(doHardDay, id, requested, { pause: 300 });
  // A second try sends the plan of the first one, because another plan would be another request.
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
      undoToast(day ? wordsOf(day) : "", () => call(undoHardDay, { params: { id } }));
    },
    next: ({ day }) => {
      // The dialog stays open to list the visits that were left as they are.
      if (!day || day.left.length === 0) onClose();
    },
    onFailed: (failure) => {
      // The server refused the plan, so the next try sends that of a new preview.
      if ("status" in failure && failure.status === 409) setSent(undefined);
      void refetch();
    },
  });
  return { form, preview: isReady ? answer : undefined, isCurrent, error, query };
}

/** Gives the name of a visit's client. */
export function useClientOf(): (line: Line) => string {
  const names = new Map(useClients().map(({ id, name }) => [id, name]));
  return ({ client_id }) => names.get(client_id) ?? "a client";
}
