import { expect, test } from "vitest";
import { devPages } from "./dev.ts";

let nights = 0;
const nothing = async () => ({});
const respond = devPages({
  messages: () => [],
  emails: () => [],
  mails: () => [],
  pushes: () => [],
  forgetBrowser: () => {},
  run: nothing,
  accounts: [{ role: "owner", email: "owner@example.com", password: "a&b" }],
  nightly: async () => ({ visits: ++nights }),
});
const ask = (method: string, url: string, headers: Record<string, string> = { host: "localhost:5173" }) =>
  respond({ method, url, headers } as never);

test.each([{ host: "127.0.0.1:5173" }, { host: "[::1]:5173", origin: "http://[::1]:5173" }])(
  "this machine is answered: %j",
  async (headers) => {
    expect(await ask("GET", "/dev", headers)).toMatchObject({ status: 200 });
  },
);

test.each([
  {},
  { host: "rebound.example:5173" },
  { host: "localhost.rebound.example" },
  { host: "localhost:5173", origin: "http://localhost:3000" },
  { host: "localhost:5173", origin: "null" },
])("nobody else reads a message or runs the nightly job: %j", async (headers) => {
  const before = nights;
  for (const method of ["GET", "POST"]) {
    const { status } = await ask(method, method === "GET" ? "/dev/sms" : "/dev/nightly", headers);
    expect(status).toBe(403);
  }
  expect(nights).toBe(before);
});
