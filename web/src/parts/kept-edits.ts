import { useState } from "react";
import { draftKey } from "../lib/session/drafts.ts";
import { currentPerson } from "../lib/session/person.ts";
import { type Store, tabStore } from "../lib/session/storage.ts";
import type { Edits } from "../ui/form/edits.ts";
import { type EditsStore, type Fields, useEdits } from "../ui/form/fields.ts";

/** Edits of a section of the person's own. A password is never kept. */
export const useKeptEdits = <Values extends object>(section: string, stored: Values): Fields<Values> =>
  useEdits(stored, useDraft(section, stored));

/**
 * Keeps in this tab what is typed into a form until it is saved or discarded: also after leaving, a reload, and a session
 * whose time is over. It is there for the same person alone, and logging out forgets it.
 */
export function useDraft<Values extends object>(form: string, stored: Values): EditsStore<Values> {
  const [person] = useState(currentPerson);
  return keptEdits(tabStore, draftKey(person, form), stored);
}

/** The edits under a key. Only fields of the kind that `stored` has are read, and none about a password is written. */
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
