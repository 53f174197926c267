import { business } from "@petcare/business";
import { sendCode } from "@petcare/contract";
import { deletePhoneCode, putPhoneCode } from "@petcare/storage";
import { codeLimits, type LimitName } from "../shared/limits/limits.ts";
import { throttle, uncountAttempt } from "../shared/limits/throttle.ts";
import { notifyCode } from "../shared/messages/notify-code.ts";
import { sendText } from "../shared/messages/text-message.ts";
import { AppError, tooSoon } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";
import { newPhoneCode } from "./one-time-code.ts";
import { isGoodForItsRole } from "./referral.ts";

/** Texts a code. A code that is not sent counts only against the client's network address. */
export const handler = endpoint(sendCode, async ({ body: { phone, referral_code }, sourceIp }) => {
  const { pause, lifetime } = codeLimits();
  await throttle("send-code/address", sourceIp);
  const counted = await countersOf(phone, referral_code);
  const uncount = () => Promise.all(counted.map(([name, subject]) => uncountAttempt(name, subject)));
  for (const [name, subject] of counted) await throttle(name, subject);

  const { code, stored } = newPhoneCode(phone);
  const put = await putPhoneCode(runtime.db, stored, pause);
  if (put.outcome === "too-soon") {
    await uncount();
    const seconds = Math.max(1, Math.ceil(pause - (runtime.now() - put.sentAt) / 1000));
    throw tooSoon("too_many_requests", `Please wait ${seconds} seconds before asking for another code.`, seconds);
  }
  try {
    const { NOTIFY_CONFIGURATION: notify } = process.env;
    await (notify ? notifyCode(notify, phone, code) : sendText(phone, textOf(code, lifetime)));
  } catch (error) {
    log("error", { sendCode: error instanceof Error ? error.name : "unknown" });
    await Promise.all([deletePhoneCode(runtime.db, stored), uncount()]);
    throw new AppError("sms_unavailable");
  }
  return { sent: true as const, retry_after: pause };
});

/** Lists the limits that a code counts against. People with a valid referral code do not share the site's limit with strangers. */
async function countersOf(phone: string, referralCode: string | undefined): Promise<[LimitName, string][]> {
  const isInvited = referralCode !== undefined && (await isGoodForItsRole(referralCode));
  return [["send-code/phone", phone], isInvited ? ["send-code/referral", referralCode] : ["send-code/site", "all"]];
}

const textOf = (code: string, lifetime: number) =>
  `${business.name}: your verification code is ${code}. It is valid for ${Math.floor(lifetime / 60)} minutes.`;
