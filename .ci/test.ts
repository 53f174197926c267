import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBrowserReport, readVitestTally, type Tally } from "./reports.ts";

/** A check that passes or fails as a whole, or a runner that counts its tests. */
interface Step {
  name: string;
  command: string[];
  counts?: () => Tally;
}

const reports = mkdtempSync(join(tmpdir(), "petcare-test-"));
const unitTally = join(reports, "vitest.json");
const browserReport = join(reports, "playwright.json");
/** A test of the functions' permissions reads what the build's bundles call, rather than bundling again. */
const builtFunctions = join(import.meta.dirname, "../functions/dist");

const checks: Step[] = [
  { name: "format and lint", command: ["biome", "ci", "--error-on-warnings", "."] },
  { name: "types", command: ["tsc", "-p", "tsconfig.json"] },
  { name: "types of domain", command: ["tsc", "-p", "packages/domain/tsconfig.json"] },
  { name: "types of web", command: ["tsc", "-p", "web/tsconfig.json"] },
  {
    name: "import rules",
    command: ["depcruise", "--config", ".dependency-cruiser.cjs", ".ci", "packages", "functions", "infra", "web"],
  },
  {
    name: "rings of folders",
    command: [
      "depcruise",
      "--config",
      ".dependency-cruiser.folders.cjs",
      "packages",
      "functions/shared",
      "web/src/lib",
    ],
  },
  { name: "dead code", command: ["knip"] },
];
const tests: Step[] = [
  // Before the tests: those that start the application take what it made.
  { name: "build", command: ["npm", "run", "--silent", "build"] },
  {
    name: "vitest",
    command: ["vitest", "run", "--reporter=default", "--reporter=./.ci/vitest-tally.ts"],
    counts: () => readVitestTally(unitTally),
  },
  {
    name: "browser",
    command: ["playwright", "test", "-c", "web/playwright.config.ts"],
    counts: () => readBrowserReport(browserReport),
  },
];
/** Rules that tests hold: sizes of files, links of pages, widths of styles. A whole run has them among its tests. */
const houseRules: Step = { name: "rules of the house", command: ["vitest", "run", ".ci"] };
// `npm run check` names the checks alone.
const steps = process.argv[2] === "checks" ? [...checks, houseRules] : [...checks, ...tests];

const total: Tally = { passed: 0, failed: 0, skipped: 0, problems: [] };
for (const step of steps) {
  const startedAt = performance.now();
  const code = await run(step.command);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const tally = read(step, code);
  console.log(`${step.name}: ${tally.failed === 0 ? "ok" : "FAILED"}, ${seconds} s`);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  total.problems.push(...tally.problems);
}
rmSync(reports, { recursive: true, force: true });
// The runners print their failures long before this line, and a log is often read from its end.
for (const problem of total.problems) console.log(`FAILED: ${problem}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

function run([program = "", ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        VITEST_TALLY: unitTally,
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
        BUILT_FUNCTIONS: builtFunctions,
      },
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** A runner that failed without counting a failure (it crashed, or found no test) counts as one, as a check does. */
function read({ name, counts }: Step, code: number): Tally {
  let tally: Tally = { passed: counts || code !== 0 ? 0 : 1, failed: 0, skipped: 0, problems: [] };
  try {
    tally = counts?.() ?? tally;
  } catch {
    // The runner left no report.
  }
  if ((code !== 0 || tally.passed === 0) && tally.failed === 0) {
    tally.failed = 1;
    tally.problems.push(`${name} ended with code ${code}`);
  }
  return tally;
}
