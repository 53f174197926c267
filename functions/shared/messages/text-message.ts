import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { once } from "../runtime.ts";
import { sentOnce } from "./send-email.ts";

const client = once(() => new SNSClient(sentOnce));

/**
 * Sends an SMS by SNS.
 *
 * @param phone ten digits
 * @throws Error of SNS, whose message may contain the number
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
