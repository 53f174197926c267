import { business } from "@petcare/business";
import {
  addDays,
  firstWords,
  instantOf,
  localDateOf,
  localHourOf,
  type Message,
  type Notice,
  type NoticeChannel,
  type NoticeKind,
  type NoticeOutcome,
  type NoticePass,
  noticeRules,
  withWords,
} from "@petcare/domain";
import { householdOf, readTold, readUser, type Sent, storeTold, type Told, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { outlets } from "./channels.ts";
import { composed, messageFor } from "./compose.ts";
import { newsFor } from "./news.ts";
import type { LookContext } from "./read-truth.ts";
import { isReached } from "./unreached.ts";
import { waysTo } from "./ways.ts";

/** In seconds: 400 days. */
const sentKept = 400 * 86_400;
/** In milliseconds: somebody who could not be told, or looked at, is tried again each minute for so long. */
export const patience = 60 * 60_000;

type Outcome = "told" | "waiting" | "unreached";

interface LookAt {
  passes: readonly NoticePass[];
  /** Nothing of theirs has changed for some time. Else they hear of the day's own kinds alone. */
  isSettled: boolean;
  /** The ids of bookings and visits of which they are told whatever their day is. */
  asked: readonly string[];
}

/**
 * Looks at one person: reads what is true, compares it with what they were told, sends, and writes down what was told.
 * What is out is noted before it is sent, so a run that is cut off is made good by the next one.
 *
 * @returns 'waiting' where a message could not be sent, and is to be tried again; 'unreached' where one will not arrive
 */
export async function tellPerson(id: string, look: LookAt, context: LookContext): Promise<Outcome> {
  const person = await readUser(runtime.db, id);
  if (!person || !(await householdOf(runtime.db, person))?.active) return "told";
  const stored = await readTold(runtime.db, id);
  const told = stored ?? { person: id, words: {}, stop: runtime.newSecret(), version: 0 };
  const asked = [...new Set([...(told.asked ?? []), ...look.asked])];
  const { truth, notices, words } = await newsFor(person, { ...told, asked }, look.passes, context);
  // What the household heard before somebody joined it is no news to them.
  if (!stored && person.household) {
    await storeTold(runtime.db, next(told, firstWords(truth, runtime.now())));
    return "told";
  }
  const due = notices.filter(({ kind }) => look.isSettled || isOfItself(kind));
  const waysFor = await waysTo(person, context);
  const planned = due.flatMap((notice) => planOf(notice, person, waysFor(notice.kind)));
  const base = look.isSettled ? words : told.words;
  const held = due.filter((notice) => !planned.some((one) => one.notice === notice)).flatMap(aboutOf);
  const left = asked.filter((id) => held.some((about) => about === id || about.startsWith(`${id}.`)));
  if (planned.length === 0) {
    const before = [told.words, told.asked ?? []];
    const isSame = JSON.stringify([base, left]) === JSON.stringify(before) && !told.sending;
    if (!isSame || !stored) await storeTold(runtime.db, next(told, base, askedOf(left)));
    return "told";
  }
  return deliver(person, { told, base, planned, left });
}

/** Kinds that do not wait until the plan has settled: they say what has happened, or what the hour is. */
const isOfItself = (kind: NoticeKind): boolean => noticeRules[kind].atOnce || kind === "tomorrow" || kind === "week";

/** The ids that a notice is about. */
const aboutOf = ({ words }: Notice): string[] => Object.keys(words).map((about) => about.slice(2));

const askedOf = (asked: string[]) => (asked.length > 0 ? { asked } : {});

const next = (
  { person, stop, version }: Told,
  words: Told["words"],
  out: Pick<Told, "sending" | "failing_since" | "asked"> = {},
): Told => ({
  person,
  words,
  ...out,
  stop,
  version: version + 1,
});

interface Planned {
  notice: Notice;
  message: Message;
  /** Empty: nobody can be told of it. */
  by: readonly NoticeChannel[];
}

/** How one notice goes out now; nothing where it is held back until the morning. */
function planOf(notice: Notice, person: User, ways: readonly NoticeChannel[]): Planned[] {
  const by = ways.filter((channel) => channel !== "push" || !isHeldBack(notice));
  if (ways.length > 0 && by.length === 0) return [];
  return [{ notice, message: messageFor(notice, person), by }];
}

/** A push comes between 9 PM and 8 AM for what begins before 9 AM alone. */
function isHeldBack({ begins }: Notice): boolean {
  const now = runtime.now();
  const { timeZone } = business;
  const hour = localHourOf(now, timeZone);
  if (hour >= 8 && hour < 21) return false;
  const morning = addDays(localDateOf(now, timeZone), hour < 8 ? 0 : 1);
  return begins === undefined || begins >= instantOf(morning, 9, timeZone);
}

interface Delivery {
  told: Told;
  /** The words without those of the messages. */
  base: Told["words"];
  planned: readonly Planned[];
  /** The ids that the owner asked to be told, and whose message waits until the morning. */
  left: string[];
}

async function deliver(person: User, { told, base, planned, left }: Delivery): Promise<Outcome> {
  const at = runtime.now();
  const sending = Object.assign({}, told.sending, ...planned.map(({ notice }) => notice.words));
  const noted = next(told, told.words, { sending, ...askedOf(left) });
  if ((await storeTold(runtime.db, noted)) === "refused") return "waiting";
  const outcomes = await sendAll(person, planned, at);
  const isDone = ({ notice, by }: Planned) =>
    by.length === 0 || by.some((channel) => outcomes.get(channel)?.get(notice) !== "failed");
  const done = planned.filter(isDone);
  const waiting = planned.filter((one) => !isDone(one));
  const words = withWords(
    base,
    Object.assign({}, ...done.map(({ notice }) => notice.words)),
    localDateOf(at, business.timeZone),
  );
  const sent = done.map(
    ({ notice, message, by }, n): Sent => ({
      person: person.id,
      at,
      n,
      kind: notice.kind,
      subject: message.subject,
      channels: Object.fromEntries(by.map((channel) => [channel, outcomes.get(channel)?.get(notice) ?? "failed"])),
      words: notice.words,
      expires_at: Math.floor(at / 1000) + sentKept,
    }),
  );
  if (waiting.length === 0) {
    await storeTold(runtime.db, next(noted, words, askedOf(left)), sent);
    return sent.every(isReached) ? "told" : "unreached";
  }
  const unsent: Told["words"] = Object.assign({}, ...waiting.map(({ notice }) => notice.words));
  const { failing_since = at } = told;
  const isPatient = at < failing_since + patience;
  const out = { sending: unsent, ...askedOf(left), ...(isPatient && { failing_since }) };
  await storeTold(runtime.db, next(noted, words, out), sent);
  return isPatient ? "waiting" : "told";
}

type Outcomes = ReadonlyMap<NoticeChannel, ReadonlyMap<Notice, NoticeOutcome>>;

/** Sends one email of all that goes by email, and a push for each notice. */
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
