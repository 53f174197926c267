import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../../testing/call.ts";
import { startSignedInApp } from "../../testing/signed-in-app.ts";

const app = await startSignedInApp({ goesOn: true });

interface Asked {
  target: string | undefined;
  authorization: string;
  body: { TemplateVariables?: { code: string } };
}
const asked: Asked[] = [];
let refusal: object | undefined;
const notify = createServer(async (request, response) => {
  const { "x-amz-target": target, authorization = "" } = request.headers;
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
  asked.push({ target: String(target), authorization, body });
  response.writeHead(refusal ? 400 : 200).end(JSON.stringify(refusal ?? { MessageId: "1" }));
});
await new Promise<void>((resolve) => notify.listen(0, "127.0.0.1", resolve));
afterAll(() => void notify.close());

beforeEach(() => {
  app.clock.now += 2 * 86_400_000;
  asked.length = 0;
  refusal = undefined;
  const { port } = notify.address() as AddressInfo;
  vi.stubEnv("AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2", `http://127.0.0.1:${port}`);
  vi.stubEnv("NOTIFY_CONFIGURATION", "notify-1");
});
afterEach(() => void vi.unstubAllEnvs());

const ask = (phone: string) => call(undefined, "sendCode", { body: { phone } });

test("where the deployment has Notify, it sends the code, and SNS sends nothing", async () => {
  const before = app.installation.messages().length;
  expect(await ask("5165550171")).toMatchObject({ status: 200, body: { sent: true, retry_after: 30 } });
  expect(asked).toEqual([
    {
      target: "PinpointSMSVoiceV2.SendNotifyTextMessage",
      authorization: expect.stringMatching(/\/us-east-1\/sms-voice\/aws4_request, SignedHeaders=.*host.*x-amz-target/),
      body: {
        NotifyConfigurationId: "notify-1",
        DestinationPhoneNumber: "+15165550171",
        TemplateVariables: { code: expect.stringMatching(/^\d{6}$/) },
      },
    },
  ]);
  expect(app.installation.messages()).toHaveLength(before);
  const code = asked[0]?.body.TemplateVariables?.code ?? "";
  expect(await call(undefined, "verifyPhone", { body: { phone: "5165550171", code } })).toMatchObject({ status: 200 });
});

test("a refusal of Notify's is told as one of SNS's, counts against nobody, and is in the log by its name alone", async () => {
  vi.stubEnv("LIMITS", JSON.stringify({ "send-code/phone": { count: 1 } }));
  vi.stubEnv("LOG_LEVEL", "info");
  refusal = { __type: "com.amazonaws.pinpointsmsvoicev2#ServiceQuotaExceededException", message: "+15165550172" };
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  for (let time = 1; time <= 2; time++) {
    expect(await ask("5165550172")).toMatchObject({
      status: 503,
      body: { message: "SMS temporarily unavailable. Please try again later.", code: "sms_unavailable" },
    });
  }
  write.mockRestore();
  expect(lines.join("")).toContain('"sendCode":"ServiceQuotaExceededException"');
  const codes = asked.map(({ body }) => body.TemplateVariables?.code ?? "none");
  for (const word of ["5165550172", ...codes]) expect(lines.join("")).not.toContain(word);
});
