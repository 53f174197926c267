import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Row } from "../row.ts";

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
const maxMemory = 640 * 2 ** 20;

interface RoundTrip {
  isSame: boolean;
  seconds: number;
  /** The most memory that the process had, in bytes. */
  peak: number;
}

/** An export, an import and an export again: whether they are the same, and what memory they take. */
export function exportingRows(): Row[] {
  const [few, many] = [roundTrip(10_000), roundTrip(100_000)];
  const growth = many.peak / few.peak;
  const of = "export → import → export, 100,000 visits";
  return [
    { what: `${of}: the same items`, figure: many.isSame ? "yes" : "no", target: "yes", met: many.isSame },
    { what: `${of}: peak memory`, figure: mebibytes(many.peak), target: "≤ 640 MiB", met: many.peak <= maxMemory },
    { what: `${of}: peak ÷ 10,000’s`, figure: `${growth.toFixed(2)}×`, target: "≤ 2×", met: growth <= 2 },
  ];
}

const roundTrip = (visits: number): RoundTrip =>
  JSON.parse(execFileSync(process.execPath, [join(import.meta.dirname, "round-trip.ts"), String(visits)]).toString());
