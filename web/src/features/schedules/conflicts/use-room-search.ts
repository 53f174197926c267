import { useRef, useState } from "react";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { ScheduleForm } from "../schedule-form.ts";

/** The search for somebody else with room, in the place of the walker who is chosen. */
export function useRoomSearch(form: FormFields<ScheduleForm>) {
  /** For the input of the walker, where the focus goes once somebody is chosen. */
  const walker = useRef<HTMLInputElement>(null);
  /** The walker in whose place somebody else is looked for. */
  const [besides, lookBesides] = useState<string>();
  const { walker_id } = form.values;
  return {
    walker,
    isLookedFor: besides !== undefined && besides === walker_id,
    look: () => lookBesides(walker_id),
    choose: (id: string) => {
      form.set("walker_id", id);
      lookBesides(undefined);
      walker.current?.focus();
    },
  };
}
