import { expect } from "@playwright/test";
import { test } from "../fixtures/app.ts";

for (const [who, role] of [
  ["owner", "admin"],
  ["walker", "walker"],
  ["client", "client"],
]) {
  test(`${who}@example.com signs in as ${role}`, async ({ app, request }) => {
    const answer = await request.post(`${app.url}/api/login`, {
      data: { email: `${who}@example.com`, password: "Bellmore-2026" },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), role });
  });
}

test("a wrong password, a changed token and a missing token are refused with different messages", async ({
  app,
  request,
  api,
}) => {
  const wrong = await request.post(`${app.url}/api/login`, {
    data: { email: "owner@example.com", password: "bellmore" },
  });
  expect([wrong.status(), (await wrong.json()).message]).toEqual([401, "Invalid credentials"]);

  const good = await api.tokenOf("owner");
  const last = good.at(-1) === "A" ? "B" : "A";
  const changed = await request.get(`${app.url}/api/me`, {
    headers: { authorization: `Bearer ${good.slice(0, -1)}${last}` },
  });
  expect([changed.status(), (await changed.json()).message]).toEqual([401, expect.stringContaining("invalid token")]);

  const none = await request.get(`${app.url}/api/me`);
  expect([none.status(), (await none.json()).message]).toEqual([401, expect.stringContaining("missing or invalid")]);
});

test("a body of 11 MB, a body that is not JSON and a long id are refused", async ({ app, request, api }) => {
  const headers = { authorization: `Bearer ${await api.tokenOf("owner")}`, "content-type": "application/json" };
  const long = await request.post(`${app.url}/api/schedules`, { headers, data: Buffer.alloc(11 * 1024 * 1024, "a") });
  expect(long.status()).toBe(413);
  const text = await request.post(`${app.url}/api/schedules`, { headers, data: Buffer.from("{date:") });
  expect([text.status(), (await text.json()).message]).toEqual([400, "The request body must be JSON."]);
  const id = await request.put(`${app.url}/api/complete-walk/${"a".repeat(5000)}`, {
    headers,
    data: { comments: "x" },
  });
  expect([id.status(), Object.keys((await id.json()).fields)]).toEqual([400, ["id"]]);
});

test("a second run of the nightly job writes nothing", async ({ app, request, api }) => {
  const headers = { authorization: `Bearer ${await api.tokenOf("owner")}` };
  const month = async () =>
    (await request.get(`${app.url}/api/schedules?start=2027-01-01&end=2027-02-01`, { headers })).json();
  const before = await month();
  const again = await request.post(`${app.url}/dev/nightly`);
  expect(await again.json()).toMatchObject({ visits: 0 });
  expect(await month()).toEqual(before);
});
