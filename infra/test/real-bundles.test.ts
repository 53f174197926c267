import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFunctions, bundlesIn, callsFile, maxBundleBytes } from "@petcare/functions/bundle.ts";
import { tableDefinition } from "@petcare/storage";
import { expect, test } from "vitest";
import {
  actionsBeyondLog,
  actionsIn,
  functionsOf,
  handlerOf,
  roleOf,
  statementsBeyondLog,
  statementsOf,
} from "./deployed.ts";
import { granted, queried } from "./granted.ts";
import { synthesise } from "./synth.ts";

/** Reading the table is what any function may do. */
const reading = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];

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

const startingWith = (type: string, start: string) =>
  Object.keys(template.findResources(type)).find((id) => id.startsWith(start));

const serviceOf = (action: string) => action.slice(0, action.indexOf(":"));

/** Service → the names of its actions, in their order. */
function byService(actions: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(actions, serviceOf)).map(([service, own = []]) => [
      service,
      own.map((action) => action.slice(service.length + 1)).join(" "),
    ]),
  );
}

test("the bundle of each function is at most 640 KiB", () => {
  expect(maxBundleBytes).toBe(640 * 1024);
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter(([, bytes]) => bytes > maxBundleBytes)).toEqual([]);
});

test("each function may read, or do what the table says, so a widened grant shows as a change of it", () => {
  const found = functions.map((target) => ({
    handler: handlerOf(target),
    actions: actionsBeyondLog(template, roleOf(target)),
  }));
  const beyondReading = found.filter(({ actions }) => !actions.every((action) => reading.includes(action)));
  expect(Object.fromEntries(beyondReading.map(({ handler, actions }) => [handler, byService(actions)]))).toEqual(
    granted,
  );
});

test("a function may query the indexes that its code names, so a widened grant shows as a change of the list", () => {
  const indexesOf = (target: (typeof functions)[number]) =>
    statementsBeyondLog(template, roleOf(target))
      .filter((statement) => actionsIn(statement).includes("dynamodb:Query"))
      .flatMap((statement) => JSON.stringify(statement.Resource).match(/(?<=\/index\/)\w+/g) ?? [])
      .sort()
      .join(" ");
  const found = functions.map((target) => [handlerOf(target), indexesOf(target)]);
  expect(Object.fromEntries(found.filter(([, names]) => names))).toEqual(queried);
});

test("grants are for the table, its indexes, the pool, exports and their job, photos, failures, and phones but no topic", () => {
  const arnOf = (type: string) => ({ "Fn::GetAtt": [Object.keys(template.findResources(type))[0], "Arn"] });
  const table = arnOf("AWS::DynamoDB::Table");
  const indexes = tableDefinition.indexes.map(({ name }) => ({ "Fn::Join": ["", [table, `/index/${name}`]] }));
  const exportBucket = { "Fn::GetAtt": [startingWith("AWS::S3::Bucket", "Export"), "Arn"] };
  const exportJobId = startingWith("AWS::Lambda::Function", "Exports");
  const photoBucket = { "Fn::GetAtt": [startingWith("AWS::S3::Bucket", "Photos"), "Arn"] };
  const files = (handler: string) =>
    ["exports/", "jobs/export-table"].some((start) => handler.startsWith(start))
      ? [exportBucket, "/exports/*"]
      : [photoBucket, "/photos/*"];
  const ofAction = (handler: string, action: string) => {
    if (action === "lambda:InvokeFunction") return { Resource: { "Fn::GetAtt": [exportJobId, "Arn"] } };
    if (action === "sqs:SendMessage")
      return { Resource: { "Fn::GetAtt": [startingWith("AWS::SQS::Queue", "Fail"), "Arn"] } };
    if (serviceOf(action) === "s3") return { Resource: { "Fn::Join": ["", files(handler)] } };
    if (action === "sns:Publish") return { NotResource: "arn:aws:sns:*:*:*" };
    return { Resource: serviceOf(action) === "dynamodb" ? table : arnOf("AWS::Cognito::UserPool") };
  };
  const statements = functions.flatMap((target) =>
    statementsBeyondLog(template, roleOf(target)).map((statement) => ({ ...statement, handler: handlerOf(target) })),
  );
  for (const { handler, Effect, Action, ...where } of statements) {
    expect(Effect).toBe("Allow");
    for (const action of [Action].flat()) {
      if (action !== "dynamodb:Query") expect({ action, ...where }).toEqual({ action, ...ofAction(handler, action) });
      else expect([table, ...indexes]).toEqual(expect.arrayContaining([where.Resource].flat()));
    }
  }
});

test("a function knows the pool's secret, the buckets and the export job where it calls them, and only there", () => {
  const known = (name: string, callsIt: RegExp) => {
    const knowing = functions.filter(({ Properties }) => Properties.Environment.Variables[name]).map(handlerOf);
    const calling = functions.map(handlerOf).filter((handler) => calls[handler]?.some((call) => callsIt.test(call)));
    expect(knowing.sort()).toEqual(calling.sort());
    expect(knowing.length).toBeGreaterThan(0);
    const values = functions.map(({ Properties }) => Properties.Environment.Variables[name]).filter(Boolean);
    return [...new Set(values.map((value) => JSON.stringify(value)))];
  };
  const client = "IdentityClient14611C13";
  expect(known("USER_POOL_CLIENT_SECRET", /AdminInitiateAuth|ForgotPassword/)).toEqual([
    JSON.stringify({ "Fn::GetAtt": [client, "ClientSecret"] }),
  ]);
  expect(JSON.stringify(template.findOutputs("*"))).not.toContain("ClientSecret");
  expect(known("EXPORT_BUCKET", /^s3:\w+$/)).toEqual(['{"Ref":"ExportBucketC5ED3E47"}']);
  expect(known("PHOTO_BUCKET", /^s3:\w+\/photos$/)).toEqual(['{"Ref":"PhotosBucket4131342A"}']);
  expect(known("EXPORT_FUNCTION", /^lambda:Invoke$/)).toHaveLength(1);
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
