import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import { brief, type Tally } from "./reports.ts";

/** Writes the tally of a run to the file that VITEST_TALLY names. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string; stack?: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const problems = [
      ...inState("failed").map(
        (test) => `${test.module.relativeModuleId} › ${test.fullName}: ${brief(test.result().errors?.[0]?.message)}`,
      ),
      // A file that could not be loaded has no test that failed, and an error that no test awaited belongs to none.
      ...modules.flatMap((module) =>
        module.errors().map((error) => `${module.relativeModuleId}: ${brief(error.message)}`),
      ),
      ...unhandled.map((error) => `unhandled: ${brief(error.stack ?? error.message)}`),
    ];
    const tally: Tally = {
      passed: inState("passed").length,
      failed: problems.length,
      skipped: inState("skipped").length,
      problems,
    };
    writeFileSync(process.env.VITEST_TALLY ?? "vitest-tally.json", JSON.stringify(tally));
  }
}
