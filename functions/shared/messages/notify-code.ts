import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import { environment } from "../runtime.ts";
import { ownCredentials } from "../s3/sign.ts";

/**
 * Sends a one-time code by AWS End User Messaging Notify: an SMS from a number of AWS's, in AWS's words.
 * The whole client of that service would more than double a function that makes one call of it.
 *
 * @param configuration the id of the deployment's configuration of Notify
 * @param phone ten digits
 * @param code four to eight digits
 * @throws Error whose name is that of AWS's refusal
 */
export async function notifyCode(configuration: string, phone: string, code: string): Promise<void> {
  const address = addressOf(environment("AWS_REGION"));
  const body = JSON.stringify({
    NotifyConfigurationId: configuration,
    DestinationPhoneNumber: `+1${phone}`,
    TemplateVariables: { code },
  });
  const signer = new SignatureV4({
    service: "sms-voice",
    region: environment("AWS_REGION"),
    credentials: ownCredentials(),
    sha256: Sha256,
  });
  const { protocol, hostname, host } = address;
  const { headers } = await signer.sign({
    method: "POST",
    protocol,
    hostname,
    path: "/",
    headers: {
      host,
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": "PinpointSMSVoiceV2.SendNotifyTextMessage",
    },
    body,
  });
  const answer = await fetch(address, { method: "POST", headers, body, signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw Object.assign(new Error(`Notify answered ${answer.status}`), { name: await refusalIn(answer) });
  // The answer repeats the code, so nobody keeps it.
  await answer.body?.cancel();
}

const addressOf = (region: string) =>
  new URL(process.env.AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2 ?? `https://sms-voice.${region}.amazonaws.com`);

/** The error's name, of which AWS puts the namespace before a number sign. */
async function refusalIn(answer: Response): Promise<string> {
  const { __type = "unknown" } = (await answer.json().catch(() => ({}))) as { __type?: string };
  return __type.replace(/^.*#/, "");
}
