import { relative } from "node:path";
import { motoLacks } from "./moto.ts";

/** The part of vitest's JSON report that names the tests. Its paths are absolute. */
interface TestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string }[] }[];
}

/** The names in moto's list that no test of the report has. */
export function staleSkips({ testResults }: TestReport): string[] {
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title }) => [relative("", name), ...ancestorTitles, title].join(" > ")),
  );
  const known = new Set(names);
  return Object.keys(motoLacks).filter((name) => !known.has(name));
}
