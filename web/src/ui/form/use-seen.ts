import { useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";

/**
 * Holds the stored value that a person has seen: the present one until they type, and then the one from before.
 * @returns the value, and a function that replaces it
 */
export function useSeen<Value>(stored: Value, isTyped = false): [Value, (now: Value) => void] {
  const [kept, keep] = useState<{ value: Value }>();
  if (isTyped && !kept) keep({ value: stored });
  if (!isTyped && kept) keep(undefined);
  return [kept ? kept.value : stored, (value) => keep({ value })];
}

/**
 * Holds the version that a form sends, so that another person's change is not overwritten unseen. After a conflict it is
 * the version in the refusal.
 */
export function useSeenVersion<Stored extends { version: number }>(
  stored: Stored,
  isTyped: boolean | undefined,
  show?: (current: Stored) => void,
) {
  const [version, takeOver] = useSeen(stored.version, isTyped);
  const [isOverrun, setOverrun] = useState(false);
  return {
    version,
    /** Whether the last try was a conflict. */
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
