import { business } from "@petcare/business";
import { addDays, endOfWeek, type LocalDate, localDateOf } from "@petcare/domain";
import { keepStopWord, pushKeysOf, storeDelivery, storeMessenger } from "@petcare/storage";
import { runtime } from "../../shared/runtime.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import { after, type Parties, type Samples } from "../sample.ts";

const endpoint = "https://fcm.googleapis.com/fcm/send/abc:123";

/** Stores the installation's keys of pushes, which are made by chance. */
const keep = ({ installation: { db } }: ContractTestApp) =>
  pushKeysOf(db, () => ({ x: "x".repeat(43), y: "y".repeat(43), d: "d".repeat(43) }));

/** The link in an email to the sample's walker. */
async function stopOf({ installation: { db } }: ContractTestApp, { walker: { user } }: Parties) {
  const word = await keepStopWord(db, user.id, "w0rd");
  return { params: { file: `${user.id}.${word}.plan` } };
}

/** Switches notices on, up to the end of this week. */
async function switchOn({ installation: { db } }: ContractTestApp): Promise<LocalDate> {
  const now = runtime.now();
  const through = endOfWeek(localDateOf(now, business.timeZone));
  const settings = { weeks_ahead: 0, sunday: "ask" as const, overdue_days: [], version: 1 };
  await storeMessenger(db, { mark: now, until: 0, passes: {}, through, on_since: now, ...settings });
  return through;
}

export const noticeSamples: Samples = {
  getNotices: after(keep),
  changeNotices: after(keep, () => ({ body: { kind: "plan", channels: ["push"] } })),
  tellBrowser: () => ({ body: { endpoint, p256dh: "B".repeat(87), auth: "a".repeat(22) } }),
  forgetBrowser: () => ({ body: { endpoint } }),
  showStop: stopOf,
  stopNotices: stopOf,
  sendAgain: async ({ installation: { db } }, { walker: { user } }) => {
    const message = { person: user.id, at: 0, n: 0, kind: "plan" as const, subject: "Yours: Biscuit", channels: {} };
    const sent = [{ ...message, things: ["v:1"], expires_at: 9_999_999_999 }];
    await storeDelivery(db, { bundle: { person: user.id, entries: {} }, sent, told: {}, now: 0 });
    return { params: { id: `${user.id}~0~0` } };
  },
  previewWeek: after(switchOn),
  tellWeek: async (app, { walker }) => {
    const through = addDays(await switchOn(app), 7);
    return { body: { through, except: [walker.user.id], version: 1 } };
  },
};
