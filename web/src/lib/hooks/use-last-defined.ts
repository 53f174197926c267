import { useState } from "react";

/** The value, or the last defined one, which a dialog shows while it closes. Values are compared by identity. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}
