import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How many tests of a runner passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test by its file and name, with the beginning of its problem. */
  problems: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
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

/** Counts the tests of a report that vitest wrote as JSON. */
export function readVitestReport(path: string): Tally {
  const report = JSON.parse(readFileSync(path, "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    problems: vitestProblems(report),
  };
}

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
const brief = (message = "") => stripVTControlCharacters(message).replace(/\s+/g, " ").slice(0, 400);

function vitestProblems({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${relative("", name)} › ${fullName}: ${brief(failureMessages[0])}`),
    // A file that could not be loaded has no test that failed.
    ...(assertionResults.length === 0 && message ? [`${relative("", name)}: ${brief(message)}`] : []),
  ]);
}

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
