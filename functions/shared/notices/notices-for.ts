import { business } from "@petcare/business";
import {
  addDays,
  answerMessage,
  askedMessage,
  type Bundle,
  baseOf,
  channelsFor,
  type Entry,
  eventsMessage,
  firstNameOf,
  invoiceMessage,
  type LastSent,
  localDateOf,
  type Notice,
  type NoticeEvent,
  type NoticeRequest,
  payMessage,
  reminderMessage,
  reminderOf,
  summaryMessage,
  summarySpan,
  wordsOfInvoice,
} from "@petcare/domain";
import {
  type ClientRequest,
  householdOf,
  type Invoice,
  openRequests,
  placeOf,
  type Remembered,
  readChangesSince,
  readClientRequest,
  readInvoice,
  readLastSent,
  readPayRun,
  readUser,
  type User,
} from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Given, type Look, type LookContext, noticeOf } from "./collect.ts";
import { eventsOf, newsOf, splitThing } from "./owner-events.ts";
import { lateNotices, liveNotices, planNotices } from "./visit-notices.ts";
import { tomorrowNotices, weekNotices } from "./week.ts";

/** Makes the message about an invoice: created, paid, changed or void. */
async function invoiceNotices(given: Given, { own }: Look): Promise<Notice[]> {
  const invoice = await readInvoice(runtime.db, given.id);
  if (invoice?.client_id !== own) return [];
  const was = given.again ? undefined : (given.last?.said ?? wordsBefore(given, invoice));
  const text = invoiceMessage(was, invoice, business.howToPay);
  return text ? noticeOf("invoice", text, given, wordsOfInvoice(invoice)) : [];
}

/** Restores the invoice's words before its first change. Fields that the change did not touch have their current value. */
function wordsBefore({ entry: { first_version, was = "" } }: Given, now: Invoice): string | undefined {
  if (first_version === 1) return undefined;
  const before = was.split("|");
  return wordsOfInvoice(now)
    .split("|")
    .map((word, at) => before[at] || word)
    .join("|");
}

/** Makes the reminder of an open invoice that is due tomorrow or overdue. */
async function dueNotices(given: Given, { own, messenger }: Look): Promise<Notice[]> {
  const invoice = await readInvoice(runtime.db, given.id);
  if (!invoice || invoice.client_id !== own || invoice.status === "void") return [];
  const step = reminderOf(invoice.due, messenger.overdue_days, localDateOf(runtime.now(), business.timeZone));
  if (step === undefined || invoice.sums.total <= invoice.sums.paid) return [];
  return noticeOf("invoice", reminderMessage(step, invoice), given, String(step));
}

/** Makes the message about a pay run: paid or undone. */
async function payNotices(given: Given, { person }: Look): Promise<Notice[]> {
  const run = await readPayRun(runtime.db, given.id);
  if (run?.walker_id !== person.id) return [];
  const was = given.last?.said ?? (given.entry.first_version === 1 ? undefined : "paid");
  if (run.status === "undone" && was === undefined) return [];
  return noticeOf("pay", payMessage(run), given, run.status);
}

/** Makes the owner's messages about events, one for each kind. Skips events that are settled by now. */
async function eventNotices(given: readonly Given[]): Promise<Notice[]> {
  const found = await Promise.all(given.map(untoldOf));
  const kinds = Map.groupBy(found.flat(), ({ event }) => event.kind);
  return [...kinds].map(([kind, some]) => ({
    kind,
    text: eventsMessage(some.map(({ event }) => event)),
    tells: Object.fromEntries(
      some.map(({ one, said }) => [one.thing, { version: one.entry.version, said: said.join(" ") }]),
    ),
  }));
}

/** Reads the events of a thing that were not sent to the owner yet. `said` lists all that will have been sent. */
async function untoldOf(one: Given): Promise<{ one: Given; event: NoticeEvent; said: string[] }[]> {
  const { thing, entry, last, again } = one;
  const heard = (last?.said ?? "").split(" ");
  const events = await eventsOf({ thing, at: entry.at, was: entry.was });
  const idOf = ({ id }: NoticeEvent) => id.replaceAll(" ", "/");
  const said = [...new Set([...heard, ...events.map(idOf)])];
  return events.filter((event) => again || !heard.includes(idOf(event))).map((event) => ({ one, event, said }));
}

/** Prefixes the thing that lists the people whom no message reached. */
const unreached = "unreached:";

/** Makes the owner's email of the day: what has happened since 7 PM of the day before and is not settled. */
async function summaryNotices(given: Given, { messenger }: Look): Promise<Notice[]> {
  const today = localDateOf(runtime.now(), business.timeZone);
  const { from, to } = summarySpan(today, business.timeZone);
  const isIn = ({ at }: { at: number }) => at >= from && at < to;
  const rows = await readChangesSince(runtime.db, Math.max(from, messenger.on_since ?? 0), runtime.now());
  const inRows = rows.flatMap(newsOf).filter(({ thing }) => !thing.startsWith(unreached));
  const all = [...inRows, { thing: unreached, at: from }].sort((a, b) => a.thing.localeCompare(b.thing));
  const news = new Map(all.map((one) => [one.thing, one]));
  const events = (await Promise.all([...news.values()].map(eventsOf))).flat().filter(isIn);
  // Requests are indexed by their first day in UTC, which may be yesterday here.
  const requests = (await requestsToAnswer(addDays(today, -1))).filter((one) => one.state === "asked" && isIn(one));
  const isEmpty = events.length + requests.length === 0;
  return isEmpty ? [] : noticeOf("summary", summaryMessage(requests, events), given, today);
}

/** Makes the message about a request: to the owner that it has come, or to its author that it is answered. */
async function requestNotices(given: Given, { person, own }: Look): Promise<Notice[]> {
  const request = await readClientRequest(runtime.db, given.id);
  const isOwner = person.role === "admin";
  if (!request || (!isOwner && request.client_id !== own)) return [];
  const { state } = request;
  const isNews = isOwner ? state === "asked" : state === "accepted" || state === "declined";
  if (!isNews) return [];
  const told = await noticeRequest(request);
  return noticeOf(isOwner ? "asked" : "answer", (isOwner ? askedMessage : answerMessage)(told), given, state);
}

/** The most open requests in a day's summary. */
const maxOpen = 200;

/** Reads the requests that the owner has not answered. @param from the earliest first day, in UTC */
async function requestsToAnswer(from: NoticeRequest["date"]): Promise<NoticeRequest[]> {
  const { requests } = await openRequests(runtime.db, { from, now: runtime.now() }, { limit: maxOpen });
  return Promise.all(requests.map(noticeRequest));
}

/** Adds the first name of a request's author. */
async function noticeRequest(request: ClientRequest): Promise<NoticeRequest> {
  const { kind, state, client_id, created_at, pet_names, quote, answer } = request;
  const { date, timeframe } = request.to ?? request;
  const isOfDays = kind === "off" || kind === "away";
  const asker = request.stranger ?? (await readUser(runtime.db, client_id));
  return {
    ...{ kind, state, answer, date },
    client: firstNameOf(asker?.name ?? "A client"),
    at: created_at,
    pets: pet_names,
    timeframe: isOfDays ? undefined : timeframe,
    through: isOfDays ? request.through : undefined,
    cents: quote.cents,
  };
}

interface News {
  notices: Notice[];
  /** The things without news, to be stored as sent. */
  silent: Remembered;
}

/** Makes the messages about a person's waiting things. Writes and sends nothing. */
export async function noticesFor(
  person: User,
  { entries }: Pick<Bundle, "entries">,
  things: readonly string[],
  context: LookContext,
): Promise<News> {
  const look: Look = { ...context, person, own: (await householdOf(runtime.db, person))?.id ?? person.id };
  const again = things.flatMap((thing) => (thing.startsWith("again:") ? (entries[thing]?.was ?? "").split(" ") : []));
  const looked = [...new Set([...things, ...again])];
  const lasts = await readLastSent(
    runtime.db,
    looked.map((thing) => ({ person: person.id, thing })),
  );
  const given = looked.flatMap((thing): Given[] => {
    const last = lasts.get(placeOf(person.id, thing));
    const entry = entries[thing] ?? (last && asRemembered(last));
    return entry ? [{ thing, id: splitThing(thing)[1], entry, last, again: again.includes(thing) }] : [];
  });
  const all = await noticesOf(given, look);
  const { defaults, left_out = [] } = context.messenger;
  const hears = ({ kind }: Notice) =>
    kind === "plan" ||
    (channelsFor(kind, person, defaults).length > 0 && !(kind === "week" && left_out.includes(person.id)));
  const notices = all.filter(hears);
  const unheard: Remembered = Object.assign({}, ...all.filter((one) => !hears(one)).map(({ tells }) => tells));
  const told = new Set(notices.flatMap(({ tells }) => Object.keys(tells)));
  const silent = given.filter(({ thing }) => !told.has(thing)).map((one) => [one.thing, keptOf(one)] as const);
  return { notices, silent: { ...Object.fromEntries(silent), ...unheard } };
}

/** Makes a waiting entry of a sent thing, to send it again. */
const asRemembered = ({ version, fields }: LastSent): Entry => ({
  ...{ first_version: version, version, at: 0 },
  before: fields,
  after: fields,
});

/** Makes the stored knowledge of a thing without news: as it was. */
const keptOf = ({ entry, last }: Given): LastSent => ({
  ...last,
  version: Math.max(entry.version, last?.version ?? 0),
  fields: baseOf(entry, last),
});

async function noticesOf(given: readonly Given[], look: Look): Promise<Notice[]> {
  const of = (...prefixes: string[]) => given.filter(({ thing }) => prefixes.includes(splitThing(thing)[0]));
  const each = async (prefix: string, make: (one: Given, look: Look) => Promise<Notice[]>) =>
    (await Promise.all(of(prefix).map((one) => make(one, look)))).flat();
  const week = await each("week", weekNotices);
  // The week's message repeats no single change.
  const inWeek: Remembered = Object.assign({}, ...week.map(({ tells }) => tells));
  const plan = of("v").map((one) => ({ ...one, last: inWeek[one.thing] ?? one.last }));
  return [
    ...(await planNotices(plan, look)),
    ...week,
    ...(await liveNotices(of("here", "done"), look)),
    ...(await each("tomorrow", tomorrowNotices)),
    ...(await each("i", invoiceNotices)),
    ...(await each("due", dueNotices)),
    ...(await each("p", payNotices)),
    ...(await each("r", requestNotices)),
    ...(await lateNotices(of("late"), look)),
    ...(await eventNotices(of("received", "matter", "signup", "unreached"))),
    ...(await each("summary", summaryNotices)),
  ];
}
