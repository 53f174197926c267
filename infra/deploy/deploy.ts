import { spawnSync } from "node:child_process";
import { business } from "@petcare/business";
import { askAws, missingIn } from "./account.ts";
import { planDeployment } from "./plan.ts";

const args = process.argv.slice(2);
process.exitCode = args.includes("--check") ? await check() : deploy();

/** Changes nothing. */
async function check(): Promise<number> {
  const missing = await missingIn(askAws, args);
  const lines = missing.length > 0 ? missing : ["The account has everything that a deployment needs."];
  process.stdout.write(`${lines.join("\n")}\n`);
  return missing.length > 0 ? 1 : 0;
}

function deploy(): number {
  const plan = planDeployment(args, business);
  if ("refusals" in plan) {
    process.stderr.write(`${plan.refusals.join("\n")}\n`);
    return 1;
  }
  const run = (command: string, commandArgs: string[]) =>
    spawnSync(command, commandArgs, { stdio: "inherit" }).status ?? 1;
  return run("npm", ["run", "--silent", "build"]) || run("cdk", plan.cdk);
}
