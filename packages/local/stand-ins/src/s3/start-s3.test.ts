import { afterAll, beforeAll, expect, test } from "vitest";
import { type S3, startS3 } from "./start-s3.ts";

const signedAt = Date.parse("2026-11-20T13:00:00Z");
let now = signedAt;
let s3: S3;
beforeAll(async () => {
  s3 = await startS3({ now: () => now });
});
afterAll(() => s3.close());

const link = (key: string, more = "") =>
  `${s3.endpoint}/bucket/${key}?X-Amz-Date=20261120T130000Z&X-Amz-Expires=900&X-Amz-Signature=some${more}`;
const put = (key: string, body: string) => fetch(link(key), { method: "PUT", body });

test("an object is answered as it was stored, under the name that the link gives it", async () => {
  expect((await put("exports/one.zip", "All of it")).status).toBe(200);
  const answer = await fetch(link("exports/one.zip", "&response-content-disposition=attachment"));
  expect(answer.headers.get("content-disposition")).toBe("attachment");
  expect(await answer.text()).toBe("All of it");
  await put("exports/one.zip", "Another one");
  expect(await (await fetch(link("exports/one.zip"))).text()).toBe("Another one");
});

test("what is not there, not signed or past is refused", async () => {
  await put("exports/two.zip", "Secret");
  expect((await fetch(link("exports/none.zip"))).status).toBe(404);
  expect((await fetch(`${s3.endpoint}/bucket/exports/two.zip`)).status).toBe(403);
  now = signedAt + 901_000;
  const past = await fetch(link("exports/two.zip"));
  expect([past.status, await past.text()]).toEqual([403, expect.stringContaining("Request has expired")]);
});

const policyOf = (expiration: string, key = "photos/one.jpg") =>
  Buffer.from(
    JSON.stringify({
      expiration,
      conditions: [{ bucket: "bucket" }, { key }, { "Content-Type": "image/jpeg" }, ["content-length-range", 1, 4]],
    }),
  ).toString("base64");

function post(fields: Record<string, string>, file = "Rex!") {
  const form = new FormData();
  const given = { key: "photos/one.jpg", "Content-Type": "image/jpeg", "X-Amz-Signature": "some", ...fields };
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  form.append("file", new Blob([file]));
  return fetch(`${s3.endpoint}/bucket/`, { method: "POST", body: form });
}

test("a form is taken in as far as its policy goes: until its end, with its fields alone, and of its size", async () => {
  now = signedAt;
  const Policy = policyOf("2026-11-20T13:10:00.000Z");
  expect((await post({ Policy })).status).toBe(204);
  expect(await (await fetch(link("photos/one.jpg"))).text()).toBe("Rex!");
  const refused = await Promise.all([
    post({ Policy, "X-Amz-Signature": "" }),
    post({ Policy, key: "photos/two.jpg" }),
    post({ Policy, acl: "public-read" }),
    post({ Policy }, "Rex!!"),
    post({ Policy: policyOf("2026-11-20T12:59:59.000Z") }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 400, 403]);
  expect((await fetch(link("photos/one.jpg"), { method: "DELETE" })).status).toBe(200);
  expect((await fetch(link("photos/one.jpg"))).status).toBe(404);
});

test("a path leads to nothing outside of its folder", async () => {
  now = signedAt;
  expect((await fetch(link("%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd"))).status).toBe(404);
});
