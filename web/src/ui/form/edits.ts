/** The unsaved changes of a form, by field. Other fields follow the stored values. */
export type Edits<Values> = Partial<Values>;

/** The edits that remain once `sent` is stored: those made while it was being sent. */
export function afterSaving<Values extends object>(edits: Edits<Values>, sent: Values): Edits<Values> {
  const later = Object.entries(edits).filter(([field, value]) => !isSame(value, sent[field as keyof Values]));
  return Object.fromEntries(later) as Edits<Values>;
}

/** Tells whether saving would change anything. */
export const isChanged = <Values extends object>(edits: Edits<Values>, stored: Values): boolean =>
  Object.keys(afterSaving(edits, stored)).length > 0;

/** Tells whether two values of a field are equal. Lists and objects are compared by content. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
