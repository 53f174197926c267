import { business } from "@petcare/business";
import { addDays, localDateOf, type Notice, type NoticeEvent, summarySpan } from "@petcare/domain";
import { readChangesSince } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Given, type Look, noticeOf } from "./look.ts";
import { eventsOf, newsOf } from "./owner-events.ts";
import { requestsToAnswer } from "./request-notices.ts";

/** The messages of what has happened, one for each kind. What is over by now is in none. */
export async function eventNotices(given: readonly Given[]): Promise<Notice[]> {
  const found = await Promise.all(given.map(untoldOf));
  const kinds = Map.groupBy(found.flat(), ({ event }) => event.kind);
  return [...kinds].map(([kind, some]) => ({
    kind,
    facts: some.map(({ event }) => event),
    tells: Object.fromEntries(
      some.map(({ one, said }) => [one.thing, { version: one.entry.version, said: said.join(" ") }]),
    ),
  }));
}

/** The events of a thing that the owner was not told, and all that they were told then. */
async function untoldOf(one: Given): Promise<{ one: Given; event: NoticeEvent; said: string[] }[]> {
  const { thing, entry, last, again } = one;
  const heard = (last?.said ?? "").split(" ");
  const events = await eventsOf({ thing, at: entry.at, was: entry.was });
  const idOf = ({ id }: NoticeEvent) => id.replaceAll(" ", "/");
  const said = [...new Set([...heard, ...events.map(idOf)])];
  return events.filter((event) => again || !heard.includes(idOf(event))).map((event) => ({ one, event, said }));
}

/** The thing of everybody who could not be told. */
const unreached = "unreached:";

/** The email of the day: what has come since 7 PM of the day before and is still so. */
export async function summaryNotices(given: Given, { messenger }: Look): Promise<Notice[]> {
  const today = localDateOf(runtime.now(), business.timeZone);
  const { from, to } = summarySpan(today, business.timeZone);
  const isIn = ({ at }: { at: number }) => at >= from && at < to;
  const rows = await readChangesSince(runtime.db, Math.max(from, messenger.on_since ?? 0), runtime.now());
  const inRows = rows.flatMap(newsOf).filter(({ thing }) => !thing.startsWith(unreached));
  const all = [...inRows, { thing: unreached, at: from }].sort((a, b) => a.thing.localeCompare(b.thing));
  const news = new Map(all.map((one) => [one.thing, one]));
  const events = (await Promise.all([...news.values()].map(eventsOf))).flat().filter(isIn);
  // A request is listed by its first day in UTC, which may be yesterday here.
  const requests = (await requestsToAnswer(addDays(today, -1))).filter((one) => one.state === "asked" && isIn(one));
  return events.length + requests.length > 0 ? noticeOf("summary", { requests, events }, given, today) : [];
}
