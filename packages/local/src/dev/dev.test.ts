import { expect, test } from "vitest";
import { devPages } from "./dev.ts";

const instant = Date.UTC(2026, 10, 20, 14);
const at = "2026-11-20T14:00:00.000Z";
let nights = 0;
const respond = devPages({
  messages: () => [
    { id: "1", instant, number: "+15165550100", text: "Your code is 123456", attributes: {} },
    { id: "2", instant, topic: "arn:aws:sns:us-east-1:0:alarms", text: "an alarm", attributes: {} },
    { id: "3", instant, number: "+15165550101", text: "<script>alert('x')</script>", attributes: {} },
  ],
  emails: () => [{ instant, to: "ana@example.com", subject: "Reset", text: "654321" }],
  accounts: [{ role: "owner", email: "owner@example.com", password: "a&b" }],
  nightly: async () => ({ visits: ++nights }),
});
const ask = (method: string, url: string) => respond({ method, url } as never);

test("/dev/sms has the text messages, newest last", async () => {
  expect(JSON.parse(String((await ask("GET", "/dev/sms?x=1")).body))).toEqual([
    { at, to: "+15165550100", text: "Your code is 123456" },
    { at, to: "+15165550101", text: "<script>alert('x')</script>" },
  ]);
});

test("/dev/emails has the emails", async () => {
  expect(JSON.parse(String((await ask("GET", "/dev/emails")).body))).toEqual([
    { at, to: "ana@example.com", subject: "Reset", text: "654321" },
  ]);
});

test("/dev shows accounts and messages, newest first, escaped", async () => {
  const { body, headers } = await ask("GET", "/dev");
  expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
  const page = String(body);
  expect(page).toContain("<td>owner@example.com</td><td>a&amp;b</td>");
  expect(page).toContain("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;");
  expect(page).not.toContain("<script");
  expect(page).not.toContain("an alarm");
  expect(page.indexOf("+15165550101")).toBeLessThan(page.indexOf("+15165550100"));
});

test("only POST runs the nightly job", async () => {
  expect((await ask("GET", "/dev/nightly")).status).toBe(404);
  expect(nights).toBe(0);
  expect((await ask("POST", "/dev/nightly")).body).toBe('{"visits":1}');
});
