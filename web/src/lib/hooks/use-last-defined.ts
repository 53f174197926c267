import { useState } from "react";

/** The value, or the last one there was: a dialog shows it while it closes. Values are compared by identity. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}
