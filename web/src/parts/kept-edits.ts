import { useState } from "react";
import { currentPerson } from "../lib/session/person.ts";
import { type Store, tabStore } from "../lib/session/storage.ts";
import type { Edits } from "../ui/form/edits.ts";
import { type EditsStore, type Fields, useEdits } from "../ui/form/fields.ts";

const prefix = "kc:draft:";

/**
 * Edits of a form, or of a section of a screen. This tab keeps them for whoever typed them until they are saved or discarded:
 * also after leaving, a reload, and a session that ended meanwhile. A password is never kept.
 */
export function useKeptEdits<Values extends object>(section: string, stored: Values): Fields<Values> {
  const [person] = useState(currentPerson);
  return useEdits(stored, keptEdits(tabStore, `${prefix}${person}:${section}`, stored));
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

/** Forgets what the person typed into any form. */
export function forgetKeptEdits(storage: Store, person: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) if (key.startsWith(`${prefix}${person}:`)) storage.removeItem(key);
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

function parsed(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
