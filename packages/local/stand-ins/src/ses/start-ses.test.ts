import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { expect, onTestFinished, test } from "vitest";
import { startSes } from "./start-ses.ts";

const input = {
  FromEmailAddress: `"Harbor & Hound" <no-reply@bay.com>`,
  ReplyToAddresses: ["kate@bay.com"],
  Destination: { ToAddresses: ["ann@example.com"] },
  Content: {
    Simple: {
      Subject: { Data: "Biscuit: now Tue 🐕", Charset: "UTF-8" },
      Body: { Text: { Data: "Hi Ann,\n& <all>" }, Html: { Data: "<p>Hi Ann,</p>" } },
      Headers: [{ Name: "List-Unsubscribe", Value: "<https://bay.com/stop>" }],
    },
  },
  EmailTags: [{ Name: "person", Value: "Y2xpZW50LTQ" }],
  ConfigurationSetName: "set",
} satisfies SendEmailCommandInput;

const clientOf = (endpoint: string) =>
  new SESv2Client({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
const send = (endpoint: string, given: SendEmailCommandInput = input) =>
  clientOf(endpoint).send(new SendEmailCommand(given));

test("an email that AWS's own client sends stays in the outbox as it was given, across a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ses-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "ses.json");
  const ses = await startSes({ file, now: () => 1_795_000_000_000 });
  const { MessageId } = await send(ses.endpoint);
  const kept = [
    {
      id: MessageId,
      instant: 1_795_000_000_000,
      from: `"Harbor & Hound" <no-reply@bay.com>`,
      replyTo: "kate@bay.com",
      to: "ann@example.com",
      subject: "Biscuit: now Tue 🐕",
      text: "Hi Ann,\n& <all>",
      html: "<p>Hi Ann,</p>",
      headers: { "List-Unsubscribe": "<https://bay.com/stop>" },
      tags: { person: "Y2xpZW50LTQ" },
    },
  ];
  expect(ses.mails()).toEqual(kept);
  await ses.close();
  const again = await startSes({ file });
  onTestFinished(again.close);
  expect(again.mails()).toEqual(kept);
});

test("an address that it does not take, a tag with other characters and another call are refused as SES does", async () => {
  const ses = await startSes();
  onTestFinished(ses.close);
  const refused = { ...input, Destination: { ToAddresses: ["refused@example.com"] } };
  await expect(send(ses.endpoint, refused)).rejects.toMatchObject({ name: "MessageRejected" });
  const tagged = { ...input, EmailTags: [{ Name: "person", Value: "client.4" }] };
  await expect(send(ses.endpoint, tagged)).rejects.toMatchObject({ name: "BadRequestException" });
  const other = await fetch(`${ses.endpoint}/v2/email/identities`);
  expect([other.status, other.headers.get("x-amzn-errortype")]).toEqual([404, "NotFoundException"]);
  expect(ses.mails()).toEqual([]);
});
