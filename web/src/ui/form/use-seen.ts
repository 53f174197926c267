import { useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";

/**
 * Holds what the person at a form has seen of a stored record: as it is while nothing is typed, and then as it was.
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

/** The version of a record that a form stands on. A refusal that names the record as it is now puts the form on that one. */
export function useSeenVersion<Stored extends { version: number }>(
  stored: Stored,
  isTyped: boolean | undefined,
  show?: (current: Stored) => void,
) {
  const [version, takeOver] = useSeen(stored.version, isTyped);
  const [isOverrun, setOverrun] = useState(false);
  return {
    version,
    /** Somebody else was first at the last try. */
    isOverrun,
    onFailed: (error: Error) => {
      const current = error instanceof ApiError ? (error.now.current as Stored | undefined) : undefined;
      setOverrun(current !== undefined);
      if (!current) return;
      takeOver(current.version);
      show?.(current);
    },
  };
}
