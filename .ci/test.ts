import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staleSkips } from "./stale-skips.ts";

/** A check that passes or fails as a whole, or a runner that counts its tests. */
interface Step {
  name: string;
  command: string[];
  counts?: () => Tally;
}
interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), "petcare-test-"));
const unitReport = join(reports, "vitest.json");
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
    command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
    counts: countVitest,
  },
  { name: "browser", command: ["playwright", "test", "-c", "web/playwright.config.ts"], counts: countPlaywright },
];
/** Rules that tests hold: sizes of files, links of pages, widths of styles. A whole run has them among its tests. */
const houseRules: Step = { name: "rules of the house", command: ["vitest", "run", ".ci"] };
// `npm run check` names the checks alone.
const steps = process.argv[2] === "checks" ? [...checks, houseRules] : [...checks, ...tests];

const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  const startedAt = performance.now();
  const code = await run(step.command);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const tally = step.counts ? read(step, code) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  console.log(`${step.name}: ${tally.failed === 0 ? "ok" : "FAILED"}, ${seconds} s`);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}
rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

function run([program = "", ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
        BUILT_FUNCTIONS: builtFunctions,
      },
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** A runner that failed without counting a failure (it crashed, or found no test) counts as one. */
function read(step: Step, code: number): Tally {
  let tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  try {
    tally = step.counts?.() ?? tally;
  } catch {
    tally.failed = 0;
  }
  if ((code !== 0 || tally.passed === 0) && tally.failed === 0) tally.failed = 1;
  return tally;
}

function countVitest(): Tally {
  const report = JSON.parse(readFileSync(unitReport, "utf8"));
  const stale = staleSkips(report);
  for (const name of stale) console.error(`No such test for the conformance run to skip: ${name}`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + stale.length,
    skipped: report.numPendingTests,
  };
}

function countPlaywright(): Tally {
  const { stats } = JSON.parse(readFileSync(browserReport, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
