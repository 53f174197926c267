import { formatPhone } from "@petcare/domain";
import { useState } from "react";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import type { Edits } from "../../../ui/form/edits.ts";
import type { Fields } from "../../../ui/form/fields.ts";
import { suggestedPrice, useDefaultRates } from "../rates.ts";
import { emptySchedule, type ScheduleForm } from "../schedule-form.ts";
import { differing, type EditField, type EditScope, editsIn, type Opened, scopesOf, storedForm } from "./edit-form.ts";

export interface EditFields extends Fields<ScheduleForm> {
  /** The state that the form began with, or that was taken over since. It is undefined until it is read. */
  opened: Opened | undefined;
  scope: EditScope;
  choose: (scope: EditScope) => void;
  /** The stored values, in the scope. */
  stored: ScheduleForm;
  /** The fields in which the form differs from what is stored. */
  touched: EditField[];
  /** Goes on from what is stored by now. What was typed stays. */
  takeOver: (current: Opened) => void;
}

/** The values of the form in a scope: what is stored, and over it what was typed. Another scope loses nothing. */
export function useEditFields(first: EditScope | undefined, read: Opened | undefined): EditFields {
  const [opened, setOpened] = useState(read);
  const [chosen, setChosen] = useState(first);
  const [edits, setEdits] = useState<Edits<ScheduleForm>>({});
  const companionsOf = useCompanions(opened);
  if (read && read.id !== opened?.id) setOpened(read);
  const scopes = opened ? scopesOf(opened) : [];
  const scope = chosen && scopes.includes(chosen) ? chosen : opened?.rrule ? "series" : "single";
  const stored = opened ? storedForm(opened, scope) : emptySchedule;
  const values = { ...stored, ...editsIn(scope, edits) };
  return {
    opened,
    scope,
    choose: setChosen,
    stored,
    values,
    touched: opened ? differing(stored, values) : [],
    change: (part) => {
      const brought = companionsOf(values, edits, part);
      setEdits((now) => ({ ...now, ...brought, ...part }));
    },
    takeOver: setOpened,
  };
}

/**
 * Tells what a choice brings along, unless somebody typed something else: another walker brings their own phone where the
 * booking shows one, and another service its price.
 */
function useCompanions(opened: Opened | undefined) {
  const walkers = useWalkers();
  const client = useClients().find(({ id }) => id === opened?.client_id);
  const rates = useDefaultRates();
  const phoneOf = (id: string) => formatPhone(walkers.find((walker) => walker.id === id)?.phone ?? "");
  const priceFor = (service: ScheduleForm["service_type"]) => suggestedPrice(client, service, rates).price;
  return (
    values: ScheduleForm,
    edits: Edits<ScheduleForm>,
    { walker_id, service_type }: Edits<ScheduleForm>,
  ): Edits<ScheduleForm> => {
    const isTheirs = edits.walker_phone === undefined || edits.walker_phone === phoneOf(values.walker_id);
    return {
      ...(walker_id !== undefined && values.walker_phone !== "" && isTheirs && { walker_phone: phoneOf(walker_id) }),
      ...(service_type !== undefined &&
        values.price === priceFor(values.service_type) && { price: priceFor(service_type) }),
    };
  };
}
