import { business } from "@petcare/business";
import {
  answerMessage,
  type Bundle,
  isHeldAtNight,
  isSettled,
  type Message,
  type Notice,
  type NoticeChannel,
  type NoticeOutcome,
} from "@petcare/domain";
import {
  type ClientRequest,
  householdOf,
  noteStrangerTold,
  type Remembered,
  readClientRequest,
  readUser,
  type Sent,
  storeBundles,
  storeDelivery,
  type User,
} from "@petcare/storage";
import { sendEmail, sendsEmail } from "../messages/send-email.ts";
import { codeFromId } from "../people/code-from-id.ts";
import { log } from "../pipeline/log.ts";
import { environment, runtime } from "../runtime.ts";
import { outlets, waysTo } from "./channels.ts";
import type { LookContext } from "./collect.ts";
import { composed, messageFor } from "./compose.ts";
import { noticesFor } from "./notices-for.ts";
import { isReached } from "./owner-events.ts";
import { renderEmail } from "./render-email.ts";

/** Makes the answer to a stranger's request; undefined while it waits, and if it was declined without a comment. */
function answerTo({ id, state, created_at: at, quote, ...request }: ClientRequest): Message | undefined {
  if (state !== "accepted" && !(state === "declined" && request.answer)) return undefined;
  const { subject, lines } = answerMessage({ ...request, state, at, client: "", pets: [], cents: quote.cents });
  const button =
    state === "accepted"
      ? { text: "Create your account", path: `/signup/client?code=${codeFromId(id)}` }
      : { text: "See who we are", path: "/" };
  return { kind: "answer", subject, sections: [{ lines }], button };
}

/** In seconds: 400 days. */
const sentKept = 400 * 86_400;

/** In milliseconds: the pause before a failed message is retried, and how long retries go on. */
const retry = { after: 5 * 60_000, for: 86_400_000 };

type Outcome = "told" | "waiting" | "unreached";

/**
 * Sends one person what is due, and stores what was sent in one transaction. A run that dies between sending and storing
 * may send a message twice; none is lost.
 *
 * @returns 'waiting' if a message will be retried; 'unreached' if one will never arrive
 */
export async function deliver(bundle: Bundle, things: readonly string[], context: LookContext): Promise<Outcome> {
  const person = await readUser(runtime.db, bundle.person);
  if (!person) return answerStranger(bundle);
  if (!(await householdOf(runtime.db, person))?.active) {
    await storeBundles(runtime.db, [{ ...bundle, entries: {} }]);
    return "told";
  }
  const { notices, silent } = await noticesFor(person, bundle, things, context);
  const waysFor = await waysTo(person, context);
  const planned = notices.flatMap((notice) => planOf(notice, person, waysFor(notice.kind)));
  const now = runtime.now();
  const outcomes = await sendAll(person, planned, now);
  const { failing_since = now } = bundle;
  const isPatient = now < failing_since + retry.for;
  const isDone = ({ notice, by }: Planned) =>
    by.length === 0 || !isPatient || by.some((channel) => outcomes.get(channel)?.get(notice) !== "failed");
  const done = planned.filter(isDone);
  const failed = planned.filter((one) => !isDone(one));
  const sent = done.map(
    ({ notice, message, by }, n): Sent => ({
      ...{ person: person.id, at: now, n, kind: notice.kind, subject: message.subject },
      channels: Object.fromEntries(by.map((channel) => [channel, outcomes.get(channel)?.get(notice) ?? "failed"])),
      // A resent week is sent as a week, not visit by visit.
      things: notice.kind === "week" ? ["week"] : Object.keys(notice.tells),
      expires_at: Math.floor(now / 1000) + sentKept,
    }),
  );
  const told: Remembered = Object.assign({}, silent, ...done.map(({ notice }) => notice.tells));
  const failing = failed.length > 0 ? { retry_at: now + retry.after, failing_since } : {};
  const left = { ...without(bundle, told, now), ...failing };
  const isSomething = Object.keys(told).length > 0 || failed.length > 0;
  if (isSomething) await storeDelivery(runtime.db, { bundle: left, sent, told, now });
  if (failed.length > 0) return "waiting";
  return sent.every(isReached) ? "told" : "unreached";
}

/** Removes sent things from a bundle, unless they have changed since. Later changes start a new waiting time. */
function without(bundle: Bundle, told: Remembered, now: number): Bundle {
  const { person, entries, first, last } = bundle;
  const left = Object.entries(entries).filter(([thing, { version }]) => version > (told[thing]?.version ?? 0));
  return { person, entries: Object.fromEntries(left), ...(!isSettled(bundle, now) && { first, last }) };
}

/** Emails the owner's answer to a stranger, once. Strangers get no other message. */
async function answerStranger(bundle: Bundle): Promise<Outcome> {
  const now = runtime.now();
  const { person: id, failing_since = now } = bundle;
  const request = sendsEmail() ? await readClientRequest(runtime.db, id) : undefined;
  const { email, name = "" } = request?.stranger ?? {};
  const message = request && email && request.told_at === undefined ? answerTo(request) : undefined;
  const isLeft = message && email && !(await isMailed(message, { id, name, email }));
  const isOver = !isLeft || now >= failing_since + retry.for;
  const entries = isOver ? {} : bundle.entries;
  await storeBundles(runtime.db, [{ ...bundle, entries, retry_at: now + retry.after, failing_since }]);
  return isOver ? "told" : "waiting";
}

async function isMailed(message: Message, to: { id: string; name: string; email: string }): Promise<boolean> {
  try {
    const rendered = renderEmail(message, to, { ...business, siteUrl: environment("SITE_URL") });
    await sendEmail({ ...rendered, tags: {} });
    await noteStrangerTold(runtime.db, to.id, runtime.now());
    return true;
  } catch (error) {
    log("error", { email: error instanceof Error ? error.name : "unknown" });
    return false;
  }
}

interface Planned {
  notice: Notice;
  message: Message;
  /** Empty if no channel reaches the person. */
  by: readonly NoticeChannel[];
}

/** Plans the channels of one notice; none if it waits for the morning. At night an email goes out without its push. */
function planOf(notice: Notice, person: User, ways: readonly NoticeChannel[]): Planned[] {
  const isHeld = !notice.isUrgent && isHeldAtNight(Number.POSITIVE_INFINITY, runtime.now(), business.timeZone);
  const by = ways.filter((channel) => channel !== "push" || !isHeld);
  if (ways.length > 0 && by.length === 0) return [];
  return [{ notice, message: messageFor(notice, person), by }];
}

type Outcomes = ReadonlyMap<NoticeChannel, ReadonlyMap<Notice, NoticeOutcome>>;

/** Sends one email with all notices that go by email, and a push for each notice. */
async function sendAll(person: User, planned: readonly Planned[], at: number): Promise<Outcomes> {
  const place = { person: person.id, at };
  const outcomes = new Map<NoticeChannel, Map<Notice, NoticeOutcome>>();
  for (const channel of outlets.channels) {
    const own = planned.filter(({ by }) => by.includes(channel.name));
    const groups = channel.name === "email" ? [own] : own.map((one) => [one]);
    const of = new Map<Notice, NoticeOutcome>();
    for (const group of groups) {
      const message = composed(group.map((one) => one.message));
      if (!message) continue;
      const outcome = await channel.send(person, message, place);
      for (const { notice } of group) of.set(notice, outcome);
    }
    outcomes.set(channel.name, of);
  }
  return outcomes;
}
