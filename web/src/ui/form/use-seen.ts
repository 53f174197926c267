import { useState } from "react";

/**
 * What the person at a form has seen of something stored: how it is while nothing is typed, and from then on how it was.
 * A form that stands on a version sends this one, so that nobody else's change is overwritten unseen.
 *
 * @returns it, and a function that takes over what the person is shown now
 */
export function useSeen<Value>(stored: Value, isTyped = false): [Value, (now: Value) => void] {
  const [kept, keep] = useState<{ value: Value }>();
  if (isTyped && !kept) keep({ value: stored });
  if (!isTyped && kept) keep(undefined);
  return [kept ? kept.value : stored, (value) => keep({ value })];
}
