import { useState } from "react";
import { randomId } from "../../lib/api/random-id.ts";
import { type Fields, useEdits } from "../../ui/form/fields.ts";
import { useDraft } from "../kept-edits.ts";

/**
 * The fields of a record that is not made yet. What is typed outlives leaving, and ends with the session. Its id is kept
 * with it: a first try whose answer was lost may have made the record, and another try is about the same one.
 */
export function useNewRecord<Values extends object>(name: string, empty: Values): Fields<Values & { id: string }> {
  const [stored] = useState(() => ({ ...empty, id: randomId() }));
  const fields = useEdits(stored, useDraft(name, stored));
  return { ...fields, change: (part) => fields.change({ ...part, id: fields.values.id }) };
}
