import { busyMonthRows } from "./busy-month.ts";
import { expansionRows } from "./expansion.ts";
import { firstScreenRows } from "./first-screens.ts";
import { functionRows } from "./functions.ts";
import { nightlyRows } from "./nightly.ts";
import type { Row } from "./row.ts";

// The requests of the application would be lines between the figures.
process.env.LOG_LEVEL ??= "error";

const parts: (() => Row[] | Promise<Row[]>)[] = [
  functionRows,
  expansionRows,
  nightlyRows,
  firstScreenRows,
  busyMonthRows,
];
/** Room for the longest name. The parts are printed before the later ones are known. */
const width = 60;

for (const measure of parts) {
  for (const { what, figure, target, met } of await measure()) {
    console.log(`${what.padEnd(width)}  ${figure.padStart(9)}  ${target.padEnd(9)}  ${met ? "met" : "MISSED"}`);
  }
}
