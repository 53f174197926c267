import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetOnce } from "../runtime.ts";
import { linkToObject } from "./get-object.ts";
import { formForPhoto } from "./put-photo.ts";

beforeEach(() => {
  forgetOnce();
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIAIOSFODNN7EXAMPLE");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY");
  vi.stubEnv("AWS_SESSION_TOKEN", "a/session+token=");
  vi.stubEnv("PHOTO_BUCKET", "photos");
  for (const name of ["AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_S3"]) vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

// The site's pages may send to and show from these addresses alone.
test("links and forms are for the bucket's own address in its region", async () => {
  const link = new URL(await linkToObject("files", "exports/one.zip", { name: "a file.zip", validFor: 900 }));
  expect(`${link.origin}${link.pathname}`).toBe("https://files.s3.us-east-1.amazonaws.com/exports/one.zip");
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    "response-content-disposition": 'attachment; filename="a file.zip"',
    "X-Amz-Expires": "900",
    "X-Amz-Security-Token": "a/session+token=",
    "X-Amz-SignedHeaders": "host",
  });
  const form = await formForPhoto({ schedule_id: "series", original_date: "2026-11-20" }, "one");
  expect(form.address).toBe("https://photos.s3.us-east-1.amazonaws.com/");
  expect(form.fields).toMatchObject({ "X-Amz-Security-Token": "a/session+token=" });
});
