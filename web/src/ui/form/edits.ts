/** The unsaved changes in a form, by field. Every other field follows what is stored. */
export type Edits<Values> = Partial<Values>;

/** The edits that are left once `sent` is stored: what was typed while it was on its way. */
export function afterSaving<Values extends object>(edits: Edits<Values>, sent: Values): Edits<Values> {
  const later = Object.entries(edits).filter(([field, value]) => !isSame(value, sent[field as keyof Values]));
  return Object.fromEntries(later) as Edits<Values>;
}

/** Whether saving would change anything. */
export const isChanged = <Values extends object>(edits: Edits<Values>, stored: Values): boolean =>
  Object.keys(afterSaving(edits, stored)).length > 0;

/** Whether two values of a field are equal, also those of lists and objects. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
