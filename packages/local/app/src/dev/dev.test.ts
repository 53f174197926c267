import { expect, test } from "vitest";
import { devPages } from "./dev.ts";

const instant = Date.UTC(2026, 10, 20, 14);
let nights = 0;
const mail = {
  id: "m1",
  instant,
  from: "no-reply@localhost",
  replyTo: "kate@example.com",
  to: "ann@example.com",
  subject: `"Rex" & co`,
  text: "Hi Ann,\nSee it: http://localhost:5173/client",
  html: `<!doctype html><html><head></head><body><p>Hi Ann,</p></body></html>`,
  headers: {},
  tags: { person: "Y2xpZW50LTQ", at: "7" },
};
const push = {
  instant: instant + 1,
  endpoint: "https://push.example/a",
  topic: "here",
  ttl: "1",
  message: {
    notification: { title: "Rosa is here", body: "Since <9>.", navigate: "http://localhost:5173/client", tag: "here" },
  },
};
const gone: string[] = [];
const ran: [string, unknown][] = [];
const respond = devPages({
  messages: () => [
    { id: "1", instant, number: "+15165550100", text: "Your code is 123456", attributes: {} },
    { id: "2", instant, number: "+15165550101", text: "<script>alert('x')</script>", attributes: {} },
  ],
  emails: () => [{ instant, to: "ana@example.com", subject: "Reset", text: "654321" }],
  mails: () => [mail],
  pushes: () => [push],
  forgetBrowser: (endpoint) => void gone.push(endpoint),
  run: async (name, event) => {
    ran.push([name, event]);
    return { looked: 3 };
  },
  accounts: [{ role: "owner", email: "owner@example.com", password: "a&b" }],
  nightly: async () => ({ visits: ++nights }),
});
const ask = (method: string, url: string, headers: Record<string, string> = { host: "localhost:5173" }) =>
  respond({ method, url, headers } as never);

test("/dev shows accounts and messages in both forms, newest first, escaped", async () => {
  const page = String((await ask("GET", "/dev")).body);
  expect(page).toContain("<td>owner@example.com</td><td>a&amp;b</td>");
  expect(page).not.toContain("<script");
  expect(page).not.toContain("an alarm");
  expect(page.indexOf("+15165550101")).toBeLessThan(page.indexOf("+15165550100"));
  expect(page.indexOf("Rosa is here")).toBeLessThan(page.indexOf("email to ann@example.com"));
  expect(page).toContain("&lt;base target=&quot;_top&quot;&gt;");
  expect(page).toContain(`See it: <a href="http://localhost:5173/client">http://localhost:5173/client</a>`);
  for (const action of ["bounce?of=m1", "complain?of=m1", "gone?of=https%3A%2F%2Fpush.example%2Fa", "messenger"])
    expect(page).toContain(`action="/dev/${action}"`);
});

test("an email bounces or is complained of, a browser is gone, and the job runs now, each at a press", async () => {
  expect(await ask("POST", "/dev/bounce?of=m1")).toMatchObject({ status: 303, headers: { location: "/dev" } });
  await ask("POST", "/dev/complain?of=m1");
  await ask("POST", "/dev/bounce?of=unknown");
  await ask("POST", "/dev/gone?of=https%3A%2F%2Fpush.example%2Fa");
  expect((await ask("POST", "/dev/messenger")).body).toBe('{"looked":3}');
  const told = { mail: { destination: ["ann@example.com"], tags: { person: ["Y2xpZW50LTQ"], at: ["7"] } } };
  const eventOf = (event: object) => ({ Records: [{ Sns: { Message: JSON.stringify({ ...event, ...told }) } }] });
  expect(ran).toEqual([
    ["mailEvents", eventOf({ eventType: "Bounce", bounce: { bounceType: "Permanent" } })],
    ["mailEvents", eventOf({ eventType: "Complaint" })],
    ["messenger", {}],
  ]);
  expect(gone).toEqual(["https://push.example/a"]);
});

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
