import { updateOccurrence, updateSchedule } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { undoOfSeries } from "../../../lib/api/bookings.ts";
import {
  type EditAnswer,
  type EditBody,
  type EditScope,
  editRules,
  isOfOne,
  type Opened,
  storedForm,
} from "./edit-form.ts";

/** Saves an edit. `plan` is that of the preview that was seen. */
export const saveEdit = ({ id }: Opened, body: EditBody, plan?: string): Promise<EditAnswer> =>
  isOfOne(body)
    ? call(updateOccurrence, { params: { id }, body })
    : call(updateSchedule, { params: { id }, body: { ...body, ...(plan && { plan }) } });

/** What undoes a saved edit; undefined where nothing does. */
export function undoOf(opened: Opened, scope: EditScope, sent: EditBody, { version }: EditAnswer) {
  if (scope === "following" || scope === "series") return undoOfSeries(opened.id, version);
  // A booking that has become a series stays one.
  if (!isOfOne(sent) && sent.rrule) return undefined;
  const before = editRules(opened, scope).toBody(storedForm(opened, scope));
  if (!isOfOne(sent) || !isOfOne(before)) return () => saveEdit(opened, { ...before, version });
  const whole = editRules(opened, "series").toBody(storedForm(opened, scope));
  const named = Object.entries(whole).filter(([name]) => name in sent);
  return () => saveEdit(opened, { ...before, ...Object.fromEntries(named), version });
}
