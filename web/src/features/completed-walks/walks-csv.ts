import { frameSpan } from "../../lib/format/time.ts";
import { serviceName } from "../../lib/format/words.ts";
import { completedText } from "./walk-words.ts";
import type { Walk } from "./walks-address.ts";

type Cell = string | number;

interface Names {
  clientOf: (walk: Walk) => string;
  walkerOf: (walk: Walk) => string;
}

const columns: readonly (readonly [head: string, cell: (walk: Walk, names: Names) => Cell])[] = [
  ["Date", ({ date }) => date],
  ["Time frame", ({ timeframe }) => frameSpan(timeframe)],
  ["Completed", completedText],
  ["Minutes late", ({ late_minutes }) => late_minutes],
  ["Pets", ({ pet_names }) => pet_names.join(", ")],
  ["Service", serviceName],
  ["Client", (walk, { clientOf }) => clientOf(walk)],
  ["Walker", (walk, { walkerOf }) => walkerOf(walk)],
  ["Price", ({ charge }) => charge.toFixed(2)],
  ["Pay", ({ pay }) => pay?.toFixed(2) ?? ""],
  ["Bill", ({ billing }) => billing ?? ""],
  ["Invoice", ({ invoice }) => invoice?.number ?? ""],
  ["Note", ({ comments, cancel_reason }) => comments ?? cancel_reason ?? ""],
  ["Photos", ({ photo_urls }) => photo_urls.join(" ")],
  ["Written off because", ({ written_off }) => written_off?.reason ?? ""],
];

/** The rows of a file of walks, its heads first. Amounts are dollars with two decimals. */
export const walksTable = (walks: readonly Walk[], names: Names): Cell[][] => [
  columns.map(([head]) => head),
  ...walks.map((walk) => columns.map(([, cell]) => cell(walk, names))),
];
