import { busyMonthRows } from "./busy-month.ts";
import { expansionRows } from "./expansion.ts";
import { exportingRows } from "./exporting/exporting.ts";
import { firstScreenRows } from "./first-screens.ts";
import { functionRows } from "./functions.ts";
import { moneyRows } from "./money.ts";
import { nightlyRows } from "./nightly.ts";
import { pipelineRows } from "./pipeline.ts";

const rows = [
  ...expansionRows(),
  ...(await pipelineRows()),
  ...(await nightlyRows()),
  ...exportingRows(),
  ...(await moneyRows()),
  ...(await functionRows()),
  ...(await firstScreenRows()),
  ...(await busyMonthRows()),
];
const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, figure, target, met } of rows) {
  console.log(`${what.padEnd(width)}  ${figure.padStart(9)}  ${target.padEnd(9)}  ${met ? "met" : "MISSED"}`);
}
