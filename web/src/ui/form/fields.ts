import { useState } from "react";
import { afterSaving, type Edits, isChanged } from "./edits.ts";

/** The values of a form, and the ways to change them. A screen that outlives its form can hold them itself. */
export interface Fields<Values extends object> {
  values: Values;
  change: (part: Partial<Values>) => void;
  /** As `change`, for what fills itself in. By default the two are one. */
  fill?: (part: Partial<Values>) => void;
  /** Whether there is something to save; undefined where the form does not show it. */
  isChanged?: boolean;
  /** Hears what was sent, once it is stored. */
  saved?: (sent: Values) => void;
  /** Forgets what was typed. */
  clear?: () => void;
}

/** Fields that begin with `initial` and keep what is typed for as long as the screen is there. */
export function useFields<Values extends object>(initial: Values | (() => Values)): Fields<Values> {
  const [values, setValues] = useState(initial);
  return { values, change: (part) => setValues((now) => ({ ...now, ...part })) };
}

/** The store of edits for when the screen has gone. */
export interface EditsStore<Values> {
  read: () => Edits<Values>;
  write: (edits: Edits<Values>) => void;
}

/**
 * Fields that show what is stored, and over it what was typed. Reading what is stored again takes no edit away.
 * With a store, the fields begin with the edits that it has.
 */
export function useEdits<Values extends object>(stored: Values, store?: EditsStore<Values>): Fields<Values> {
  const [edits, setEdits] = useState<Edits<Values>>(() => store?.read() ?? {});
  // Written at once: a change may follow an answer that came after the screen had gone.
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
