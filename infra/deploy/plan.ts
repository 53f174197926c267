import { ownerEmail } from "@petcare/contract";

type Plan = { refusal: string } | { cdk: string[] };

/**
 * Turns the arguments of `npm run deploy` into those of the CDK's command line.
 * A first argument that is an email address is the owner's. The others are passed on.
 * @returns the arguments, or why nothing is deployed
 */
export function planDeployment(args: readonly string[]): Plan {
  const [first = "", ...rest] = args;
  if (!first.includes("@")) return { cdk: ["deploy", ...args] };
  if (!new RegExp(ownerEmail.pattern).test(first.toLowerCase()))
    return { refusal: `The owner's address ${ownerEmail.refusal}` };
  return { cdk: ["deploy", "--parameters", `${ownerEmail.parameter}=${first}`, ...rest] };
}
