import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";

let client: SNSClient | undefined;

/**
 * Sends an SMS.
 *
 * @param phone ten digits
 * @throws the error of SNS, when it refuses the message
 */
export async function sendText(phone: string, text: string): Promise<void> {
  client ??= new SNSClient({ maxAttempts: 2 });
  await client.send(
    new PublishCommand({
      PhoneNumber: `+1${phone}`,
      Message: text,
      MessageAttributes: { "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" } },
    }),
  );
}
