import { expect, test } from "vitest";
import { functionsOf, handlerOf } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const template = synthesise({
  calls: {
    "visits/send-visit-photo": ["s3:PutObject/photos"],
    "visits/visit-photos": ["s3:GetObject/photos"],
    "account/delete-me": ["s3:DeleteObject/photos"],
    "exports/create-export": ["s3:GetObject"],
  },
});
const [[bucketId, bucket] = []] = Object.entries(template.findResources("AWS::S3::Bucket")).filter(([id]) =>
  id.startsWith("Photos"),
);

test("photos are kept in a bucket of their own for two years, private, encrypted, and over HTTPS alone", () => {
  expect(bucket?.Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    BucketEncryption: { ServerSideEncryptionConfiguration: expect.anything() },
    LifecycleConfiguration: { Rules: [{ Status: "Enabled", Prefix: "photos/", ExpirationInDays: 730 }] },
  });
  const policies = Object.values(template.findResources("AWS::S3::BucketPolicy"));
  const own = policies.find(({ Properties }) => Properties.Bucket.Ref === bucketId);
  expect(own?.Properties.PolicyDocument.Statement).toEqual([
    expect.objectContaining({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
  ]);
});

test("only the site's own pages send photos there", () => {
  const [siteUrl] = Object.values(functionsOf(template)).map(
    ({ Properties }) => Properties.Environment.Variables.SITE_URL,
  );
  expect(bucket?.Properties.CorsConfiguration.CorsRules).toEqual([
    { AllowedMethods: ["POST"], AllowedOrigins: [siteUrl], MaxAge: 3600 },
  ]);
});

test("who links, takes in or deletes photos knows the bucket; nobody else does", () => {
  const known = Object.values(functionsOf(template)).flatMap((one) => {
    const { PHOTO_BUCKET, EXPORT_BUCKET } = one.Properties.Environment.Variables;
    return PHOTO_BUCKET ? [[handlerOf(one), PHOTO_BUCKET, EXPORT_BUCKET]] : [];
  });
  expect(known.sort()).toEqual([
    ["account/delete-me", { Ref: bucketId }, undefined],
    ["visits/send-visit-photo", { Ref: bucketId }, undefined],
    ["visits/visit-photos", { Ref: bucketId }, undefined],
  ]);
});
