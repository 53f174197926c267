import { PublishCommand, type PublishCommandInput, SNSClient } from "@aws-sdk/client-sns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wording } from "../testing/wording.ts";
import { type Sns, startSns } from "./start-sns.ts";

/** The tests ask this implementation where it is set. */
const anotherEndpoint = process.env.AWS_ENDPOINT_URL_SNS;

const hello = { PhoneNumber: "+15165550123", Message: "Your code is 123456" };

let sns: Sns | undefined;
let client: SNSClient;
beforeAll(async () => {
  sns = anotherEndpoint ? undefined : await startSns();
  const standIn = sns && {
    endpoint: sns.endpoint,
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  };
  client = new SNSClient({ region: "us-east-1", maxAttempts: 1, ...standIn });
});
afterAll(async () => {
  client.destroy();
  await sns?.close();
});

const publish = (input: PublishCommandInput) => client.send(new PublishCommand(input));

test("answers each message with an id of its own", async () => {
  const [one, two] = [await publish(hello), await publish(hello)];
  expect(one.MessageId).toEqual(expect.any(String));
  expect(one.MessageId).not.toBe(two.MessageId);
});

test("refuses a number that is not in E.164, no number, and no words", { tags: "refusals" }, async () => {
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
