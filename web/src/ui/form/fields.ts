import { useState } from "react";
import { afterSaving, type Edits, isChanged } from "./edits.ts";

/** The values of a form and the functions that change them. A screen that outlives its form may hold them. */
export interface Fields<Values extends object> {
  values: Values;
  change: (part: Partial<Values>) => void;
  /** As `change`, for values that the form fills in itself. By default it is `change`. */
  fill?: (part: Partial<Values>) => void;
  /** Whether there is something to save. Undefined if the form does not show it. */
  isChanged?: boolean;
  /** Called with the sent values once they are stored. */
  saved?: (sent: Values) => void;
  /** Discards the typed values. */
  clear?: () => void;
}

/** Fields that begin with `initial`, and keep typed values while the screen is there. */
export function useFields<Values extends object>(initial: Values | (() => Values)): Fields<Values> {
  const [values, setValues] = useState(initial);
  return { values, change: (part) => setValues((now) => ({ ...now, ...part })) };
}

/** Stores the edits of a screen that was left. */
export interface EditsStore<Values> {
  read: () => Edits<Values>;
  write: (edits: Edits<Values>) => void;
}

/**
 * Fields that show the stored values with the edits applied. New stored values remove no edit.
 * @param store has the edits to begin with
 */
export function useEdits<Values extends object>(stored: Values, store?: EditsStore<Values>): Fields<Values> {
  const [edits, setEdits] = useState<Edits<Values>>(() => store?.read() ?? {});
  // The store is written here and not in an effect: a change may come after the screen was left.
  const update = (next: (now: Edits<Values>) => Edits<Values>) => {
    setEdits(next);
    store?.write(next(store.read()));
  };
  return {
    values: { ...stored, ...edits },
    change: (part) => update((now) => ({ ...now, ...part })),
    isChanged: isChanged(edits, stored),
    saved: (sent) => update((now) => afterSaving(now, sent)),
    clear: () => update(() => ({})),
  };
}
