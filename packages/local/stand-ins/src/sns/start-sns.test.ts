import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PublishCommand, type PublishCommandInput, SNSClient } from "@aws-sdk/client-sns";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { wording } from "../testing/wording.ts";
import { failingEndings } from "./failing-numbers.ts";
import { type Sns, startSns } from "./start-sns.ts";

/** The tests ask this implementation where it is set, and skip what only the stand-in has. */
const anotherEndpoint = process.env.AWS_ENDPOINT_URL_SNS;

const clientOfStandIn = (endpoint: string) =>
  new SNSClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
const hello = { PhoneNumber: "+15165550123", Message: "Your code is 123456" };

describe("texting", () => {
  let sns: Sns | undefined;
  let client: SNSClient;
  beforeAll(async () => {
    sns = anotherEndpoint ? undefined : await startSns();
    client = sns ? clientOfStandIn(sns.endpoint) : new SNSClient({ region: "us-east-1", maxAttempts: 1 });
  });
  afterAll(async () => {
    client.destroy();
    await sns?.close();
  });

  const publish = (input: PublishCommandInput) => client.send(new PublishCommand(input));

  it("answers each message with an id of its own", async () => {
    const [one, two] = [await publish(hello), await publish(hello)];
    expect(one.MessageId).toEqual(expect.any(String));
    expect(one.MessageId).not.toBe(two.MessageId);
  });

  it("refuses a number that is not in E.164, no number, and no words", { tags: "refusals" }, async () => {
    for (const PhoneNumber of ["5165550123", "+1 516 555 0123", "not a number"]) {
      await expect(publish({ ...hello, PhoneNumber })).rejects.toMatchObject({
        name: "InvalidParameterException",
        message: wording("PhoneNumber"),
      });
    }
    for (const input of [{ ...hello, Message: "" }, { Message: "Hello" }]) {
      await expect(publish(input)).rejects.toMatchObject({ name: "InvalidParameterException" });
    }
  });
});

describe.skipIf(anotherEndpoint)("the stand-in's outbox", () => {
  it("keeps the last 500 messages as they were given, across a restart", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sns-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "outbox.json");
    const first = await startSns({ file, now: () => 1_795_000_000_000 });
    const client = clientOfStandIn(first.endpoint);
    await Promise.all(Array.from({ length: 500 }, () => client.send(new PublishCommand(hello))));
    const text = `Biscuit & "Rex" <3 – done at 09:25 + photos = 2;\r\nsee you & 100% é 🐕`;
    const MessageAttributes = { "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" } };
    const { MessageId: id } = await client.send(new PublishCommand({ ...hello, Message: text, MessageAttributes }));
    const kept = first.messages();
    expect(kept).toHaveLength(500);
    const attributes = { "AWS.SNS.SMS.SMSType": "Transactional" };
    expect(kept.at(-1)).toEqual({ id, instant: 1_795_000_000_000, number: "+15165550123", text, attributes });
    await first.close();
    const second = await startSns({ file });
    expect(second.messages()).toEqual(kept);
    await second.close();
  });

  it.each([
    [failingEndings.optedOut, "OptedOutException", 400],
    [failingEndings.internalError, "InternalErrorException", 500],
    [failingEndings.throttled, "ThrottledException", 429],
  ])("takes nothing for a number that ends in %s: %s", async (ending, name, httpStatusCode) => {
    const sns = await startSns();
    const publish = new PublishCommand({ ...hello, PhoneNumber: `+1516555${ending}` });
    await expect(clientOfStandIn(sns.endpoint).send(publish)).rejects.toMatchObject({
      name,
      $metadata: { httpStatusCode },
    });
    expect(sns.messages()).toEqual([]);
    await sns.close();
  });
});
