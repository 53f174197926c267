import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** How many tests of a runner passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test by its file and name, with the beginning of its problem. */
  problems: string[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Reads the tally that vitest's reporter wrote (see vitest-tally.ts). */
export const readVitestTally = (path: string): Tally => JSON.parse(readFileSync(path, "utf8"));

/** Counts the tests of a report that Playwright wrote as JSON; a flaky test is a failure. */
export function readBrowserReport(path: string): Tally {
  const { stats, suites } = JSON.parse(readFileSync(path, "utf8"));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    problems: suites.flatMap(browserProblems),
  };
}

/** The beginning of a problem on one line: a cut log shows it whole. */
export const brief = (message = "") => stripVTControlCharacters(message).replace(/\s+/g, " ").slice(0, 400);

function browserProblems({ specs = [], suites = [] }: BrowserSuite): string[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
      .map(
        ({ file, line, title, tests }) =>
          `${file}:${line} › ${title}: ${brief(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message)}`,
      ),
    ...suites.flatMap(browserProblems),
  ];
}
