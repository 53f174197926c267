import { getSchedule, updateOccurrence, updateSchedule } from "@petcare/contract";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { undoOfSeries } from "../../../lib/api/bookings.ts";
import { meanwhileIn, useActPreview } from "../../../lib/api/use-act-preview.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { petsText } from "../../../lib/format/words.ts";
import { effectWords } from "../../../parts/series/effect-words.ts";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { type FormRules, problemsOf } from "../../../ui/form/form-rules.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { dateProblem, petNamesIn, type ScheduleValues, scheduleRules } from "../data.ts";
import {
  type EditAnswer,
  type EditBody,
  type EditField,
  type EditScope,
  editRules,
  isOfOne,
  isOfSeries,
  lockedIn,
  type Opened,
  storedValues,
  useEditFields,
} from "./data.ts";

/** The form that edits a booking. It previews what is typed, and sends the plan of the preview. */
export function useEditForm(id: string, first: EditScope | undefined, onClose: () => void) {
  // "This and following" can begin with another visit than the opened one.
  const [from, openFrom] = useState(id);
  const query = useCheck({ enabled: true }, getSchedule, { params: { id: from } });
  // A cached answer may be older than what is stored.
  const fields = useEditFields(first, query.isFetchedAfterMount ? query.data : undefined);
  const { opened, scope, touched, values } = fields;
  const rules: FormRules<ScheduleValues, EditBody> = opened ? editRules(opened, scope) : scheduleRules;
  const isReady = touched.length > 0 && Object.keys(problemsOf(rules, values)).length === 0;
  const mayReprice = touched.some((field) => pricedBy.includes(field));
  const requested = useEditPreview(opened, isReady ? rules.toBody(values) : undefined, mayReprice);
  const [refused, setRefused] = useState<ReturnType<typeof meanwhileIn>>();
  const meanwhile = refused ?? meanwhileIn(requested.error);
  if (meanwhile && opened && versionIn(scope, meanwhile.current) !== versionIn(scope, opened)) {
    fields.takeOver(meanwhile.current);
    setRefused(meanwhile);
  }
  // Another change has changed the effect of this edit. The next press sends the new plan, unless the form changes.
  const replanned = refused?.preview;
  const preview = replanned
    ? { ...requested, answer: replanned, parts: replanned.effect.parts, plan: replanned.plan, isCurrent: true }
    : requested;

  const form = useContractForm({
    ...rules,
    fields: {
      ...fields,
      change: (part) => {
        setRefused(undefined);
        fields.change(part);
      },
    },
    check: (now) => ({
      ...rules.check?.(now),
      ...(touched.includes("date") && !lockedIn[scope].includes("date") && dateProblem(now.date)),
    }),
    save: (body) => {
      if (!opened) throw new Error("Nothing was read yet");
      return saveEdit(opened, body, preview.plan);
    },
    onSaved: (sent, answer) => {
      const undo = opened && undoOf(opened, scope, rules.toBody(sent), answer);
      const pets = petsText(petNamesIn(sent.pet_names));
      const { changed, later } = answer.effect;
      if (changed === 0 && later === 0) undoToast(`Nothing to change for ${pets}: it is so already`);
      else undoToast(`Updated ${pets}: ${effectWords(answer.effect)}`, undo);
      onClose();
    },
    onFailed: (failure) => setRefused(meanwhileIn(failure)),
  });

  return {
    query,
    fields,
    form,
    preview,
    openFrom,
    /** Whether the first visit of "This and following" is still being read. */
    isMoving: opened !== undefined && opened.id !== query.data?.id,
    /** The booking as another person has changed it meanwhile. */
    meanwhile: refused?.current,
  };
}

/** The version that an edit in the scope replaces. */
const versionIn = (scope: EditScope, { version, occurrence }: Opened) =>
  scope === "occurrence" ? occurrence?.version : version;

export interface EditPreview {
  /** The effect on a series. While a new one is read, the last one. */
  answer: EditAnswer | undefined;
  plan: string | undefined;
  /** Whether the answer is about the present form. */
  isCurrent: boolean;
  error: Error | null;
  /** The changed parts of prices. */
  parts: EditAnswer["effect"]["parts"];
  /** Lists all visits instead of the first ones; undefined once it has. */
  nameAll: (() => void) | undefined;
}

/** The fields on which price rules depend. */
const pricedBy: readonly EditField[] = ["date", "timeframe", "pet_names", "price", "service_type"];

/**
 * Reads the effect of an edit once typing has paused: on a series, or on the price of one visit.
 * @param body the body that would be sent; undefined while there is nothing to preview
 */
function useEditPreview(opened: Opened | undefined, body: EditBody | undefined, mayReprice: boolean): EditPreview {
  const [namesAll, setNamesAll] = useState(false);
  const { id, rrule } = opened ?? { id: "", rrule: null };
  const asked = body && (rrule && !isOfOne(body) ? body : mayReprice ? body : undefined);
  const one = asked && isOfOne(asked) ? asked : undefined;
  const schedule = asked && !isOfOne(asked) ? asked : undefined;
  const ofOne = useActPreview(updateOccurrence, id, one, { pause: 300 });
  const { answer, ...act } = useActPreview(updateSchedule, id, schedule, { pause: 300, namesAll });
  const isSeries = rrule !== null && schedule !== undefined;
  const parts = (one ? ofOne.answer : schedule && answer)?.effect.parts;
  const nameAll = namesAll ? undefined : () => setNamesAll(true);
  if (isSeries) return { ...act, answer, parts, nameAll };
  return { answer: undefined, plan: undefined, isCurrent: true, error: null, parts, nameAll };
}

const saveEdit = ({ id }: Opened, body: EditBody, plan?: string): Promise<EditAnswer> =>
  isOfOne(body)
    ? call(updateOccurrence, { params: { id }, body })
    : call(updateSchedule, { params: { id }, body: { ...body, ...(plan && { plan }) } });

/** Gives the call that undoes a saved edit; undefined for an edit that cannot be undone. */
function undoOf(opened: Opened, scope: EditScope, sent: EditBody, { version }: EditAnswer) {
  if (isOfSeries(scope)) return undoOfSeries(opened.id, version);
  // A series does not become a single booking again.
  if (!isOfOne(sent) && sent.rrule) return undefined;
  const before = editRules(opened, scope).toBody(storedValues(opened, scope));
  if (!isOfOne(sent) || !isOfOne(before)) return () => saveEdit(opened, { ...before, version });
  const whole = editRules(opened, "series").toBody(storedValues(opened, scope));
  const named = Object.entries(whole).filter(([name]) => name in sent);
  return () => saveEdit(opened, { ...before, ...Object.fromEntries(named), version });
}
