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
const bucketIn = (stack: typeof template) =>
  Object.entries(stack.findResources("AWS::S3::Bucket")).find(([id]) => id.startsWith("Photos"));
const [bucketId, bucket] = bucketIn(template) ?? [];

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

test("only the site's own pages send photos there, also from CloudFront's address once there is a domain", () => {
  const siteUrlIn = (stack: typeof template) =>
    Object.values(functionsOf(stack)).map(({ Properties }) => Properties.Environment.Variables.SITE_URL)[0];
  const rulesIn = (stack: typeof template) =>
    bucketIn(stack)?.[1].Properties.CorsConfiguration.CorsRules.map(
      ({ AllowedMethods, AllowedOrigins }: Record<string, unknown>) => [AllowedMethods, AllowedOrigins],
    );
  expect(rulesIn(template)).toEqual([[["POST"], [siteUrlIn(template)]]]);
  // A phone that was installed before stays at the address that it knows.
  const later = synthesise({ context: { domainName: "walks.bay.com", hostedZoneId: "Z123" } });
  expect(rulesIn(later)).toEqual([[["POST"], ["https://walks.bay.com", siteUrlIn(template)]]]);
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
