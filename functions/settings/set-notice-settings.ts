import { setNoticeSettings } from "@petcare/contract";
import { sortedJson } from "@petcare/domain";
import { type Messenger, readOutbox, storeBundles, storeMessenger } from "@petcare/storage";
import { farthestDay, noticeSettings, noticeSettingsAnswer } from "../shared/notices/notice-settings.ts";
import { passesMade } from "../shared/notices/passes.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * Changes the message settings if their version is current. A repeated request changes nothing. Turning messages on skips all
 * earlier changes.
 */
export const handler = endpoint(setNoticeSettings, async ({ body }) => {
  const { on, through, version, ...given } = body;
  const stored = await noticeSettings();
  const isSo = (now: Messenger) => {
    const { on_since, ...answer } = noticeSettingsAnswer(now);
    return sortedJson({ ...answer, version: 0 }) === sortedJson({ ...body, version: 0 });
  };
  if (stored.version !== version) {
    if (isSo(stored)) return noticeSettingsAnswer(stored);
    throw new AppError("conflict", undefined, { current: noticeSettingsAnswer(stored) });
  }
  if (through < stored.through) throw invalidField("through", `must be ${stored.through} or later`);
  if (through > farthestDay()) throw invalidField("through", `must be ${farthestDay()} or earlier`);
  const left_out = through === stored.through ? stored.left_out : undefined;
  const settings = { ...stored, ...given, through, left_out, version: version + 1 };
  const now = runtime.now();
  const next: Messenger =
    on && stored.on_since === undefined
      ? { ...settings, mark: now, until: 0, on_since: now, passes: passesMade(settings, now) }
      : { ...settings, on_since: on ? stored.on_since : undefined };
  if (on && stored.on_since === undefined) await forgetWaiting();
  if ((await storeMessenger(runtime.db, next)) === "refused") throw new AppError("conflict");
  return noticeSettingsAnswer(next);
});

async function forgetWaiting(): Promise<void> {
  const waiting = [...(await readOutbox(runtime.db)).values()];
  await storeBundles(
    runtime.db,
    waiting.map((bundle) => ({ ...bundle, entries: {} })),
  );
}
