import { signedPost } from "./signed-post.ts";

/**
 * Sends a one-time code by AWS End User Messaging Notify: an SMS from a number of AWS's, in AWS's words.
 *
 * @param configuration the id of the deployment's configuration of Notify
 * @param phone ten digits
 * @param code four to eight digits
 * @throws Error whose name is that of AWS's refusal
 */
export const notifyCode = (configuration: string, phone: string, code: string): Promise<unknown> =>
  signedPost({
    service: "sms-voice",
    variable: "PINPOINT_SMS_VOICE_V2",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": "PinpointSMSVoiceV2.SendNotifyTextMessage",
    },
    body: JSON.stringify({
      NotifyConfigurationId: configuration,
      DestinationPhoneNumber: `+1${phone}`,
      TemplateVariables: { code },
    }),
  });
