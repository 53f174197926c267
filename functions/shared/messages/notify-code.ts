import { PinpointSMSVoiceV2Client, SendNotifyTextMessageCommand } from "@aws-sdk/client-pinpoint-sms-voice-v2";
import { once } from "../runtime.ts";
import { sentOnce } from "./send-email.ts";

const client = once(() => new PinpointSMSVoiceV2Client(sentOnce));

/**
 * Sends a one-time code by AWS End User Messaging Notify: an SMS from AWS's number, in AWS's words.
 *
 * @param configuration the id of the deployment's configuration of Notify
 * @param phone ten digits
 * @param code four to eight digits
 * @throws Error of AWS, whose message may contain the number
 */
export async function notifyCode(configuration: string, phone: string, code: string): Promise<void> {
  await client().send(
    new SendNotifyTextMessageCommand({
      NotifyConfigurationId: configuration,
      DestinationPhoneNumber: `+1${phone}`,
      TemplateVariables: { code },
    }),
  );
}
