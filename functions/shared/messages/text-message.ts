import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { once } from "../once.ts";

const client = once(() => new SNSClient({ maxAttempts: 2 }));

/**
 * Sends an SMS.
 *
 * @param phone ten digits
 * @throws the error of SNS, when it refuses the message
 */
export async function sendText(phone: string, text: string): Promise<void> {
  await client().send(
    new PublishCommand({
      PhoneNumber: `+1${phone}`,
      Message: text,
      MessageAttributes: { "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" } },
    }),
  );
}
