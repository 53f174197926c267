import { ownerEmail } from "@petcare/contract";
import { fictionalFacts } from "./facts.ts";

type Plan = { refusals: string[] } | { cdk: string[] };

/**
 * Turns the arguments of `npm run deploy` into those of the CDK's command line.
 * A first argument that is an email address is the owner's. The others are passed on.
 * @param facts the business's
 * @returns the arguments, or a line for each reason to deploy nothing
 */
export function planDeployment(args: readonly string[], facts: object): Plan {
  const [first = "", ...rest] = args;
  const isOwner = first.includes("@");
  const isReal = !isOwner || new RegExp(ownerEmail.pattern).test(first.toLowerCase());
  const refusals = [
    ...fictionalFacts(facts).map((name) => `packages/business/src/index.ts: ${name} is still the example's`),
    ...(isReal ? [] : [`The owner's address ${ownerEmail.refusal}`]),
  ];
  if (refusals.length > 0) return { refusals };
  return { cdk: ["deploy", ...(isOwner ? ["--parameters", `${ownerEmail.parameter}=${first}`, ...rest] : args)] };
}
