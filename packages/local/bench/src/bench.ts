import { busyMonthRows } from "./busy-month.ts";
import { expansionRows } from "./expansion.ts";
import { exportingRows } from "./exporting/exporting.ts";
import { firstScreenRows } from "./first-screens.ts";
import { functionRows } from "./functions.ts";
import { moneyRows } from "./money.ts";
import { nightMemoryRows } from "./night-memory.ts";
import { nightlyRows } from "./nightly.ts";
import { pipelineRows } from "./pipeline.ts";
import type { Row } from "./row.ts";

/** The export comes first: Linux counts what this process holds to the peak memory of those that it starts. */
const parts: (() => Row[] | Promise<Row[]>)[] = [
  exportingRows,
  expansionRows,
  pipelineRows,
  nightlyRows,
  nightMemoryRows,
  moneyRows,
  functionRows,
  firstScreenRows,
  busyMonthRows,
];
/** Room for the longest name. The parts are printed before the later ones are known. */
const width = 90;

for (const measure of parts) {
  for (const { what, figure, target, met } of await measure()) {
    console.log(`${what.padEnd(width)}  ${figure.padStart(9)}  ${target.padEnd(9)}  ${met ? "met" : "MISSED"}`);
  }
}
