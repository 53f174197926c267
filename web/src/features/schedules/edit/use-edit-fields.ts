import { useState } from "react";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import type { Edits } from "../../../ui/form/edits.ts";
import type { Fields } from "../../../ui/form/fields.ts";
import { suggestedPrice, useDefaultRates } from "../rates.ts";
import { emptySchedule, type ScheduleForm } from "../schedule-form.ts";
import { companions } from "./companions.ts";
import { differing, type EditField, type EditScope, editsIn, type Opened, scopesOf, storedForm } from "./edit-form.ts";

export interface EditFields extends Fields<ScheduleForm> {
  /** What the form began with, or what was taken over since; undefined until it is read. */
  opened: Opened | undefined;
  scope: EditScope;
  choose: (scope: EditScope) => void;
  /** What is stored, in the scope. */
  stored: ScheduleForm;
  /** The fields in which the form differs from what is stored. */
  touched: EditField[];
  /** Goes on from what is stored by now. What was typed stays. */
  takeOver: (current: Opened) => void;
  clear: () => void;
}

/** The values of the form in a scope: what is stored, and over it what was typed. Another scope loses nothing. */
export function useEditFields(read: Opened | undefined): EditFields {
  const [opened, setOpened] = useState(read);
  const [chosen, choose] = useState<EditScope>();
  const [edits, setEdits] = useState<Edits<ScheduleForm>>({});
  const known = useKnown(opened);
  if (read && !opened) setOpened(read);
  const scope = chosen ?? (opened?.rrule ? "series" : "single");
  const stored = opened ? storedForm(opened, scope) : emptySchedule;
  const values = { ...stored, ...editsIn(scope, edits) };
  return {
    opened,
    scope,
    choose,
    stored,
    values,
    touched: opened ? differing(stored, values) : [],
    change: (part) => setEdits((now) => ({ ...now, ...companions(values, now, part, known), ...part })),
    clear: () => setEdits({}),
    takeOver: (current) => {
      setOpened(current);
      // A single booking that has become a series meanwhile, or the other way round.
      if (!scopesOf(current).includes(scope)) choose(undefined);
    },
  };
}

/** What the people and prices of a booking bring along with a choice. */
function useKnown(opened: Opened | undefined) {
  const walkers = useWalkers();
  const client = useClients().find(({ id }) => id === opened?.client_id);
  const rates = useDefaultRates();
  return {
    phoneOf: (id: string) => walkers.find((walker) => walker.id === id)?.phone ?? "",
    priceFor: (service: ScheduleForm["service_type"]) => suggestedPrice(client, service, rates).price,
  };
}
