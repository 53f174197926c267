import { dollarsText } from "./dollars-text.ts";
import { count } from "./words.ts";

/** '3 pay runs: $1,400.00, $1,310.50, $690.00' of what each comes to; '' where there is one. */
export const payRunsText = (runs: readonly number[]): string =>
  runs.length < 2 ? "" : `${count(runs.length, "pay run")}: ${runs.map(dollarsText).join(", ")}`;
