import { signedPost } from "./signed-post.ts";

/**
 * Sends an SMS by SNS.
 *
 * @param phone ten digits
 * @throws Error whose name is that of SNS's refusal
 */
export const sendText = (phone: string, text: string): Promise<unknown> =>
  signedPost({
    service: "sns",
    variable: "SNS",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      Action: "Publish",
      Version: "2010-03-31",
      PhoneNumber: `+1${phone}`,
      Message: text,
      "MessageAttributes.entry.1.Name": "AWS.SNS.SMS.SMSType",
      "MessageAttributes.entry.1.Value.DataType": "String",
      "MessageAttributes.entry.1.Value.StringValue": "Transactional",
    }).toString(),
  });
