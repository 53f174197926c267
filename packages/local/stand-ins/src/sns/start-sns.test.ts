import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CheckIfPhoneNumberIsOptedOutCommand,
  PublishCommand,
  type PublishCommandInput,
  SetSMSAttributesCommand,
  SNSClient,
} from "@aws-sdk/client-sns";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
    const send = () => publish({ PhoneNumber: "+15165550123", Message: "Your code is 123456" });
    const [one, two] = [await send(), await send()];
    expect(one.MessageId).toEqual(expect.any(String));
    expect(one.MessageId).not.toBe(two.MessageId);
  });

  it.each(["5165550123", "+1 516 555 0123", "+1", "not a number"])(
    "to %j is refused",
    { tags: "refusals" },
    async (PhoneNumber) => {
      await expect(publish({ PhoneNumber, Message: "Hello" })).rejects.toMatchObject({
        name: "InvalidParameterException",
        message: wording("PhoneNumber"),
      });
    },
  );

  it("without words is refused", { tags: "refusals" }, async () => {
    await expect(publish({ PhoneNumber: "+15165550123", Message: "" })).rejects.toMatchObject({
      name: "InvalidParameterException",
    });
  });

  it("to nobody is refused", { tags: "refusals" }, async () => {
    await expect(publish({ Message: "Hello" })).rejects.toMatchObject({ name: "InvalidParameterException" });
  });

  it("takes the account's settings, and says that a number has not opted out", async () => {
    await client.send(new SetSMSAttributesCommand({ attributes: { DefaultSMSType: "Transactional" } }));
    const check = new CheckIfPhoneNumberIsOptedOutCommand({ phoneNumber: "+15165550123" });
    expect((await client.send(check)).isOptedOut).toBe(false);
  });
});

describe.skipIf(anotherEndpoint)("the stand-in's outbox", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sns-"));
    file = join(folder, "outbox.json");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("keeps instant, number, text and attributes as they were given", async () => {
    const sns = await startSns({ now: () => 1_795_000_000_000 });
    const text = `Biscuit & "Rex" <3 – done at 09:25 + photos = 2;\r\nsee you & 100% é 🐕`;
    const { MessageId } = await clientOfStandIn(sns.endpoint).send(
      new PublishCommand({
        PhoneNumber: "+15165550123",
        Message: text,
        MessageAttributes: {
          "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
          "AWS.SNS.SMS.SenderID": { DataType: "String", StringValue: "Bellmore" },
        },
      }),
    );
    expect(sns.messages()).toEqual([
      {
        id: MessageId,
        instant: 1_795_000_000_000,
        number: "+15165550123",
        text,
        attributes: { "AWS.SNS.SMS.SMSType": "Transactional", "AWS.SNS.SMS.SenderID": "Bellmore" },
      },
    ]);
    await sns.close();
  });

  it("keeps what is published to a topic", async () => {
    const sns = await startSns();
    const topic = "arn:aws:sns:us-east-1:000000000000:alarms";
    await clientOfStandIn(sns.endpoint).send(
      new PublishCommand({ TopicArn: topic, Subject: "Alarm", Message: "Late" }),
    );
    expect(sns.messages()).toMatchObject([{ topic, subject: "Alarm", text: "Late" }]);
    await sns.close();
  });

  it("outlives a restart, to the last 500 messages", async () => {
    const first = await startSns({ file });
    const client = clientOfStandIn(first.endpoint);
    for (let batch = 0; batch < 10; batch += 1) {
      const texts = Array.from({ length: 51 }, (_, index) => `${batch * 51 + index}`);
      await Promise.all(
        texts.map((Message) => client.send(new PublishCommand({ PhoneNumber: "+15165550123", Message }))),
      );
    }
    const kept = first.messages();
    expect(kept).toHaveLength(500);
    expect(kept.some(({ text }) => text === "0")).toBe(false);
    expect(kept.some(({ text }) => text === "509")).toBe(true);
    await first.close();
    const second = await startSns({ file });
    expect(second.messages()).toEqual(kept);
    await second.close();
  });

  it("has a message in its file once the call is answered", async () => {
    const sns = await startSns({ file });
    const publish = new PublishCommand({ PhoneNumber: "+15165550123", Message: "Kept at once" });
    await clientOfStandIn(sns.endpoint).send(publish);
    expect(await readFile(file, "utf8")).toContain("Kept at once");
    await sns.close();
  });

  it.each([
    [failingEndings.optedOut, "OptedOutException", 400],
    [failingEndings.internalError, "InternalErrorException", 500],
    [failingEndings.throttled, "ThrottledException", 429],
  ])("fails for a number that ends in %s: %s", async (ending, name, status) => {
    const sns = await startSns();
    const publish = new PublishCommand({ PhoneNumber: `+1516555${ending}`, Message: "Hello" });
    await expect(clientOfStandIn(sns.endpoint).send(publish)).rejects.toMatchObject({
      name,
      $metadata: { httpStatusCode: status },
    });
    expect(sns.messages()).toEqual([]);
    await sns.close();
  });

  it("knows who has opted out", async () => {
    const sns = await startSns();
    const check = new CheckIfPhoneNumberIsOptedOutCommand({ phoneNumber: `+1516555${failingEndings.optedOut}` });
    expect((await clientOfStandIn(sns.endpoint).send(check)).isOptedOut).toBe(true);
    await sns.close();
  });

  it("refuses an action that it does not know, without repeating it as markup", async () => {
    const sns = await startSns();
    const answer = await fetch(sns.endpoint, { method: "POST", body: new URLSearchParams({ Action: "<b>" }) });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("<Code>InvalidAction</Code><Message>The action &lt;b&gt; is not valid");
    await sns.close();
  });
});
