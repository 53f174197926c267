import { tellWeek } from "@petcare/contract";
import { inParallel, type Messenger, storeMessenger } from "@petcare/storage";
import { readListeners } from "../shared/notices/listeners.ts";
import { markWeek } from "../shared/notices/mark-week.ts";
import { noticeSettings, noticeSettingsAnswer } from "../shared/notices/notice-settings.ts";
import { untoldWeek } from "../shared/notices/untold-week.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * Marks the week as told for those who are left out, and then moves the last day told. The job tells the others within a
 * minute. A request that was cut off in between has told nobody, and can be sent again.
 */
export const handler = endpoint(tellWeek, async ({ body: { through, except, version } }) => {
  const stored = await noticeSettings();
  const isTold = (now: Messenger) => now.version === version + 1 && now.through === through;
  if (isTold(stored)) return noticeSettingsAnswer(stored);
  if (stored.version !== version || untoldWeek(stored).through !== through)
    throw new AppError("conflict", undefined, { current: noticeSettingsAnswer(stored) });
  const next = { ...stored, through, version: version + 1 };
  const { people, team } = await readListeners();
  const leftOut = people.filter(({ id }) => except.includes(id));
  await inParallel(leftOut, (person) => markWeek(person, { messenger: next, team }));
  if ((await storeMessenger(runtime.db, next)) === "written") return noticeSettingsAnswer(next);
  const now = await noticeSettings();
  if (isTold(now)) return noticeSettingsAnswer(now);
  throw new AppError("conflict", undefined, { current: noticeSettingsAnswer(now) });
});
