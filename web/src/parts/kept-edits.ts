import { useState } from "react";
import { draftKey } from "../lib/session/drafts.ts";
import { currentPerson } from "../lib/session/person.ts";
import { type Store, tabStore } from "../lib/session/storage.ts";
import type { Edits } from "../ui/form/edits.ts";
import { type EditsStore, type Fields, useEdits } from "../ui/form/fields.ts";

/** The edits of a section of the person's settings, stored in the tab. */
export const useKeptEdits = <Values extends object>(section: string, stored: Values): Fields<Values> =>
  useEdits(stored, useDraft(section, stored));

/**
 * Stores a form's edits in the tab until they are saved or discarded, through leaving, reloads and an expired session.
 * Only the same person sees them, and logging out deletes them.
 */
export function useDraft<Values extends object>(form: string, stored: Values): EditsStore<Values> {
  const [person] = useState(currentPerson);
  return keptEdits(tabStore, draftKey(person, form), stored);
}

/** A store of edits under a key. It reads only fields of the same type as in `stored`, and writes no password. */
export function keptEdits<Values extends object>(storage: Store, key: string, stored: Values): EditsStore<Values> {
  return {
    read: () => {
      const kept = Object.entries(parsed(storage.getItem(key)));
      return Object.fromEntries(
        kept.filter(([field, value]) => kindOf(value) === kindOf(stored[field as keyof Values])),
      ) as Edits<Values>;
    },
    write: (edits) => {
      const kept = Object.entries(edits).filter(([field]) => !/password/i.test(field));
      if (kept.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

function parsed(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
