import { business } from "@petcare/business";
import { failingEndings } from "@petcare/stand-ins";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { call, callRaw, fieldsOf, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { codeSentTo, issue } from "../testing/signing-up.ts";

const app = await startSignedInApp({ goesOn: true });
beforeEach(() => {
  // On a new day nothing is counted yet.
  app.clock.now += 2 * 86_400_000;
});
afterEach(() => {
  vi.unstubAllEnvs();
});

let hosts = 0;
const ask = (phone: string, sourceIp = `10.0.${hosts++}.1`) =>
  call(undefined, "sendCode", { body: { phone }, sourceIp });

test("a code of 6 digits is sent by SMS, and the answer says when the next one may be asked for", async () => {
  const { newCode } = runtime;
  runtime.newCode = () => "004711";
  try {
    expect(await ask("(516) 555-0177")).toMatchObject({ status: 200, body: { sent: true, retry_after: 30 } });
  } finally {
    runtime.newCode = newCode;
  }
  expect(app.installation.messages().at(-1)).toMatchObject({
    number: "+15165550177",
    text: `${business.name}: your verification code is 004711. It is valid for 10 minutes.`,
    attributes: { "AWS.SNS.SMS.SMSType": "Transactional" },
  });
  expect(runtime.newCode()).toMatch(/^\d{6}$/);
});

test.each([
  ...["516555017", "", "11651655501770", 5165550177].map((phone) => ({
    phone,
    message: "Please enter a valid 10-digit phone number",
  })),
  ...["1165550177", "5160550177", "0165550177", "555 123 4567"].map((phone) => ({
    phone,
    message: "There is no such number in the US. Please check it.",
  })),
])("$phone is answered '$message'", async ({ phone, message }) => {
  expect(await fieldsOf(callRaw(undefined, "sendCode", { body: { phone } }))).toEqual({ phone: message });
});

test("the next code may be asked for after 30 seconds, and until then the answer says how many are left", async () => {
  await ask("5165550178");
  app.clock.now += 12_400;
  expect(await ask("5165550178")).toMatchObject({
    status: 429,
    headers: { "retry-after": "18" },
    body: { message: "Please wait 18 seconds before asking for another code.", code: "too_many_requests" },
  });
  app.clock.now += 17_600;
  expect(await ask("5165550178")).toMatchObject({ status: 200 });
});

test("a number gets five codes a day, and asking too early is none of them", async () => {
  for (let time = 1; time <= 5; time++) {
    expect(await ask("5165550179")).toMatchObject({ status: 200 });
    if (time < 5) expect(await ask("5165550179")).toMatchObject({ status: 429, headers: { "retry-after": "30" } });
    app.clock.now += 30_000;
  }
  expect(await refusal(ask("5165550179"))).toBe("429 Too many requests. Try again in about 24 hours.");
  app.clock.now += 86_400_000 - 150_000;
  expect(await ask("5165550179")).toMatchObject({ status: 200 });
});

test("a good referral code sends when strangers have spent what the site may send, and has a limit of its own", async () => {
  await issue(app, { uses_limit: 100 });
  vi.stubEnv("LIMITS", JSON.stringify({ "send-code/site": { count: 1 }, "send-code/referral": { count: 1 } }));
  const withCode = (referral_code: string) =>
    call(undefined, "sendCode", {
      body: { phone: `516559${1000 + hosts}`, referral_code },
      sourceIp: `10.0.${hosts++}.1`,
    });
  expect(await ask("5165591000")).toMatchObject({ status: 200 });
  expect(await withCode("MADEUP22")).toMatchObject({ status: 429 });
  expect(await withCode(" client22 ")).toMatchObject({ status: 200 });
  expect(await withCode("CLIENT22")).toMatchObject({ status: 429 });
});

test.each(Object.entries(failingEndings))(
  "where SNS fails (%s), nothing counts but for the address",
  async (_, ending) => {
    vi.stubEnv("LIMITS", JSON.stringify({ "send-code/phone": { count: 1 }, "send-code/site": { count: 1 } }));
    const phone = `516558${ending}`;
    for (let time = 1; time <= 2; time++) {
      expect(await ask(phone)).toMatchObject({
        status: 503,
        body: { message: "SMS temporarily unavailable. Please try again later.", code: "sms_unavailable" },
      });
    }
  },
);

test("a refusal of SNS's is in the log by its name; neither codes nor phones are", async () => {
  vi.stubEnv("LOG_LEVEL", "info");
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  await ask("5165550181");
  await ask(`516558${failingEndings.optedOut}`);
  write.mockRestore();
  expect(lines).toHaveLength(3);
  expect(lines.join("")).toContain('"sendCode":"OptedOutException"');
  for (const word of [codeSentTo(app, "5165550181"), "5165550181", failingEndings.optedOut]) {
    expect(lines.join("")).not.toContain(word);
  }
});
