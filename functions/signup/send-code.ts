import { business } from "@petcare/business";
import { sendCode } from "@petcare/contract";
import { deletePhoneCode, putPhoneCode } from "@petcare/storage";
import { codeLimits, type LimitName } from "../shared/limits/limits.ts";
import { throttle, uncountAttempt } from "../shared/limits/throttle.ts";
import { sendText } from "../shared/messages/text-message.ts";
import { AppError, tooSoon } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";
import { newPhoneCode } from "./one-time-code.ts";

/** A code that is not sent counts only against the network address that asked for it. */
export const handler = endpoint(sendCode, async ({ body: { phone }, sourceIp }) => {
  const { pause, lifetime } = codeLimits();
  const counted: [LimitName, string][] = [
    ["send-code/phone", phone],
    ["send-code/site", "all"],
  ];
  const uncount = () => Promise.all(counted.map(([name, subject]) => uncountAttempt(name, subject)));
  await throttle("send-code/address", sourceIp);
  for (const [name, subject] of counted) await throttle(name, subject);

  const { code, stored } = newPhoneCode(phone);
  const put = await putPhoneCode(runtime.db, stored, pause);
  if (put.outcome === "too-soon") {
    await uncount();
    const seconds = Math.max(1, Math.ceil(pause - (runtime.now() - put.sentAt) / 1000));
    throw tooSoon("too_many_requests", `Please wait ${seconds} seconds before asking for another code.`, seconds);
  }
  try {
    await sendText(phone, textOf(code, lifetime));
  } catch (error) {
    log("error", { sendCode: error instanceof Error ? error.name : "unknown" });
    await Promise.all([deletePhoneCode(runtime.db, stored), uncount()]);
    throw new AppError("sms_unavailable");
  }
  return { sent: true as const, retry_after: pause };
});

const textOf = (code: string, lifetime: number) =>
  `${business.name}: your verification code is ${code}. It is valid for ${Math.floor(lifetime / 60)} minutes.`;
