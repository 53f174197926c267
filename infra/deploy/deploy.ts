import { spawnSync } from "node:child_process";
import { business } from "@petcare/business";
import { askAws, missingIn } from "./account.ts";
import { exampleFacts } from "./facts.ts";
import { planDeployment } from "./plan.ts";

const args = process.argv.slice(2);
process.exitCode = args.includes("--check") ? await check() : deploy();

/** Changes nothing. */
async function check(): Promise<number> {
  const missing = await missingIn(askAws, args);
  const lines = missing.length > 0 ? missing : ["The account has everything that a deployment needs."];
  process.stdout.write(`${[...lines, ...exampleFacts(business)].join("\n")}\n`);
  return missing.length > 0 ? 1 : 0;
}

function deploy(): number {
  const plan = planDeployment(args);
  if ("cdk" in plan) return spawnSync("cdk", plan.cdk, { stdio: "inherit" }).status ?? 1;
  process.stderr.write(`${plan.refusal}\n`);
  return 1;
}
