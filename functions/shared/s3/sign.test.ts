import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { objectAddress, signedLink } from "./sign.ts";

beforeEach(() => {
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIAIOSFODNN7EXAMPLE");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY");
  vi.stubEnv("AWS_SESSION_TOKEN", "a/session+token=");
  for (const name of ["AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_S3"]) vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

const linkOf = (name: string) =>
  signedLink({
    method: "GET",
    address: objectAddress("files", "exports/one.zip"),
    validFor: 900,
    now: Date.UTC(2026, 10, 20, 13),
    query: { "response-content-disposition": `attachment; filename="${name}"` },
  });

test("a link names the object, its name when saved, and until when it serves, and signs all of that", async () => {
  const link = await linkOf("a file.zip");
  expect(link).toMatch(/^https:\/\/files\.s3\.us-east-1\.amazonaws\.com\/exports\/one\.zip\?/);
  expect(link).toContain("response-content-disposition=attachment%3B%20filename%3D%22a%20file.zip%22");
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
    "X-Amz-Date": "20261120T130000Z",
    "X-Amz-Expires": "900",
    "X-Amz-Security-Token": "a/session+token=",
    "X-Amz-SignedHeaders": "host",
    "X-Amz-Signature": expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const signatureOf = (text: string) => new URL(text).searchParams.get("X-Amz-Signature");
  expect(signatureOf(await linkOf("another.zip"))).not.toBe(signatureOf(link));
});
