import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFunctions, bundlesIn, callsFile, maxBundleBytes } from "@petcare/functions/bundle.ts";
import { expect, test } from "vitest";
import {
  actionsIn,
  functionsOf,
  handlerOf,
  roleOf,
  type Statement,
  statementsBeyondLog,
  statementsOf,
} from "./deployed.ts";
import { synthesise } from "./synth.ts";

const { calls, sizes } = await realBundles();
const template = synthesise({ calls });
const functions = Object.values(functionsOf(template));

interface RealBundles {
  /** By handler, the AWS calls in its bundle. */
  calls: Record<string, string[]>;
  /** By handler, in bytes. */
  sizes: [handler: string, bytes: number][];
}

/** The bundles that would be deployed. A whole run names the folder of those that it has built. */
async function realBundles(): Promise<RealBundles> {
  const built = process.env.BUILT_FUNCTIONS;
  if (built) return readBundles(built);
  const outdir = mkdtempSync(join(tmpdir(), "bundles-"));
  try {
    await bundleFunctions({ outdir });
    return readBundles(outdir);
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

function readBundles(folder: string): RealBundles {
  return {
    calls: JSON.parse(readFileSync(join(folder, callsFile), "utf8")),
    sizes: [...bundlesIn(folder)].map(([handler, file]) => [handler, statSync(file).size]),
  };
}

test("the bundle of each function is at most 640 KiB", () => {
  expect(maxBundleBytes).toBe(640 * 1024);
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter(([, bytes]) => bytes > maxBundleBytes)).toEqual([]);
});

/** A value of the template in short: the resources that it names, and its texts. */
function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(" ");
  const { Ref, "Fn::GetAtt": attribute, "Fn::Join": joined } = Object(value);
  if (Ref || attribute) return Ref ?? attribute.filter((part: string) => part !== "Arn").join(".");
  return joined ? joined[1].map(short).join("") : String(value);
}

/** A statement in a line: `dynamodb GetItem Query on Table people` lets the function query the table and that index. */
function grantOf(statement: Statement): string {
  const [service, ...actions] = new Set(actionsIn(statement).flatMap((action) => action.split(":")));
  const where = statement.NotResource ? `all but ${short(statement.NotResource)}` : short(statement.Resource);
  return `${service} ${actions.sort().join(" ")} on ${where.replaceAll(/\w+\/index\//g, "")}`;
}

/** The variables that name what some functions may not know. */
const secret = ["EXPORT_BUCKET", "EXPORT_FUNCTION", "PHOTO_BUCKET", "USER_POOL_CLIENT_SECRET"];

// A widened grant shows as a change of the file, which `vitest -u` writes.
test("each function may do what the list says, where it says so, and knows what it names", async () => {
  const found = functions.map((target) => {
    const { Variables } = target.Properties.Environment;
    const grants = statementsBeyondLog(template, roleOf(target)).map(grantOf);
    const known = secret.filter((name) => Variables[name]).map((name) => `knows ${name} ${short(Variables[name])}`);
    return [handlerOf(target), ...grants.sort(), ...known].join("\n  ");
  });
  await expect(`${found.sort().join("\n")}\n`).toMatchFileSnapshot("grants.txt");
  expect(JSON.stringify(template.findOutputs("*"))).not.toContain("ClientSecret");
});

/** Whether it is of the CDK's own parts that copy the site. */
const isOfSite = (id: string) => id.startsWith("CustomCDKBucketDeployment");
/** Whether it is of the CDK's own parts that run a function or make a call in a deployment. */
const isOfDeployment = (id: string) => /^(AWSCDKTrigger|AWS679)/.test(id);
const roles = Object.entries(template.findResources("AWS::IAM::Role"));

test("nothing may do everything with a service, and nothing of ours is granted by a wildcard or a policy that AWS manages", () => {
  const actions = roles.flatMap(([id]) =>
    statementsOf(template, id)
      .flatMap(actionsIn)
      .map((action) => ({ id, action })),
  );
  expect(actions.length).toBeGreaterThan(40);
  expect(actions.filter(({ action }) => /^\*$|:\*$/.test(action))).toEqual([]);
  expect(actions.filter(({ id, action }) => action.includes("*") && !isOfSite(id))).toEqual([]);
  const managed = roles.filter(([, { Properties }]) => Properties.ManagedPolicyArns).map(([id]) => id);
  expect(managed.filter((id) => !isOfSite(id) && !isOfDeployment(id))).toEqual([]);
});
