import { expect, test } from "vitest";
import { functionsOf, handlerOf } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const template = synthesise({
  calls: {
    "exports/create-export": ["lambda:Invoke", "s3:GetObject"],
    "jobs/export-table": ["dynamodb:Scan", "s3:PutObject"],
  },
});
const functions = Object.entries(functionsOf(template));
const [jobId, job] = functions.find(([, one]) => handlerOf(one) === "jobs/export-table") ?? [];
const [[bucketId, bucket] = []] = Object.entries(template.findResources("AWS::S3::Bucket")).filter(([id]) =>
  id.startsWith("Export"),
);

test("exports are kept in a bucket of their own for a week, private, encrypted, and over HTTPS alone", () => {
  expect(bucket?.Properties).toMatchObject({
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    BucketEncryption: { ServerSideEncryptionConfiguration: expect.anything() },
    LifecycleConfiguration: { Rules: [{ Status: "Enabled", Prefix: "exports/", ExpirationInDays: 7 }] },
  });
  const policies = Object.values(template.findResources("AWS::S3::BucketPolicy"));
  const own = policies.find(({ Properties }) => Properties.Bucket.Ref === bucketId);
  expect(own?.Properties.PolicyDocument.Statement).toEqual([
    expect.objectContaining({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
  ]);
});

test("the job has a quarter of an hour, a whole processor, the most room for files, and no second try", () => {
  expect(job?.Properties).toMatchObject({ Timeout: 900, MemorySize: 1769, EphemeralStorage: { Size: 10_240 } });
  template.hasResourceProperties("AWS::Lambda::EventInvokeConfig", {
    FunctionName: { Ref: jobId },
    MaximumRetryAttempts: 0,
  });
});

test("who calls the job knows its name, and who stores or links knows the bucket; nobody else does", () => {
  const known = functions.flatMap(([, one]) => {
    const { EXPORT_BUCKET, EXPORT_FUNCTION } = one.Properties.Environment.Variables;
    return EXPORT_BUCKET || EXPORT_FUNCTION ? [[handlerOf(one), EXPORT_BUCKET, EXPORT_FUNCTION]] : [];
  });
  expect(known.sort()).toEqual([
    ["exports/create-export", { Ref: bucketId }, { Ref: jobId }],
    ["jobs/export-table", { Ref: bucketId }, undefined],
  ]);
});
