import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";

let client: SNSClient | undefined;

/**
 * Sends an SMS at once.
 *
 * @param phone ten digits
 * @throws what SNS answers, where it does not take it
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
