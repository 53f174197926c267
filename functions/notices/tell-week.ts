import { tellWeek } from "@petcare/contract";
import { type Messenger, storeMessenger } from "@petcare/storage";
import { noticeSettings, noticeSettingsAnswer } from "../shared/notices/notice-settings.ts";
import { untoldWeek } from "../shared/notices/untold-week.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/** Publishes the week: moves the last published day and stores who is left out. The job sends to the others within a minute. */
export const handler = endpoint(tellWeek, async ({ body: { through, except, version } }) => {
  const stored = await noticeSettings();
  const isTold = (now: Messenger) => now.version === version + 1 && now.through === through;
  if (isTold(stored)) return noticeSettingsAnswer(stored);
  if (stored.version !== version || untoldWeek(stored).through !== through)
    throw new AppError("conflict", undefined, { current: noticeSettingsAnswer(stored) });
  const next = { ...stored, through, left_out: except, version: version + 1 };
  if ((await storeMessenger(runtime.db, next)) === "written") return noticeSettingsAnswer(next);
  const now = await noticeSettings();
  if (isTold(now)) return noticeSettingsAnswer(now);
  throw new AppError("conflict", undefined, { current: noticeSettingsAnswer(now) });
});
