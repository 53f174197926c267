import { afterEach, expect, test, vi } from "vitest";
import { signedLink } from "./sign.ts";

afterEach(() => vi.unstubAllEnvs());

test("signs as S3's documentation does in its example", () => {
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIAIOSFODNN7EXAMPLE");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY");
  vi.stubEnv("AWS_SESSION_TOKEN", undefined);
  const link = signedLink({
    method: "GET",
    address: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
    validFor: 86_400,
    now: Date.UTC(2013, 4, 24),
  });
  expect(link).toBe(
    "https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256" +
      "&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z" +
      "&X-Amz-Expires=86400&X-Amz-SignedHeaders=host" +
      "&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404",
  );
});
