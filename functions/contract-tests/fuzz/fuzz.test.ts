import { seed } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { limitNames } from "../../shared/limits/limits.ts";
import { type ContractTestApp, startContractTestApp } from "../contract-test-app.ts";
import { count } from "../count.ts";
import { allSamples } from "../samples.ts";
import { caseAt, plan, plannedFor } from "./plan.ts";
import { startTrial } from "./trial.ts";

let app: ContractTestApp;
beforeAll(async () => {
  const noLimits = limitNames.map((name) => [name, { count: Number.MAX_SAFE_INTEGER }]);
  vi.stubEnv("LIMITS", JSON.stringify(Object.fromEntries(noLimits)));
  app = await startContractTestApp();
});
afterAll(async () => {
  await app.close();
  vi.unstubAllEnvs();
});

/** The first few tell enough. */
const faultsShown = 5;

test.each(allSamples)(
  "$endpoint.method $endpoint.path answers every broken request, and stores nothing of it",
  async (sample) => {
    const { endpoint } = sample;
    const trial = await startTrial(app, sample);
    const faults: string[] = [];
    for (const index of plannedFor(endpoint)) {
      const tried = caseAt(endpoint, index);
      const fault = await trial.of(tried);
      if (fault) faults.push(`FUZZ_SEED=${seed} FUZZ_CASE=${endpoint.name}:${index}\n${tried.what}: ${fault}`);
      if (faults.length === faultsShown) break;
    }
    trial.end();
    expect(faults.join("\n\n")).toBe("");
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

count(plan);
