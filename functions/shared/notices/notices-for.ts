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

/** The message of a client's invoice: made, paid, changed, or void. */
async function invoiceNotices(given: Given, { own }: Look): Promise<Notice[]> {
  const invoice = await readInvoice(runtime.db, given.id);
  if (invoice?.client_id !== own) return [];
  const was = given.again ? undefined : (given.last?.said ?? wordsBefore(given, invoice));
  const text = invoiceMessage(was, invoice, business.howToPay);
  return text ? noticeOf("invoice", text, given, wordsOfInvoice(invoice)) : [];
}

/** Its words before its first change. What that change left alone is as it is now. */
function wordsBefore({ entry: { first_version, was = "" } }: Given, now: Invoice): string | undefined {
  if (first_version === 1) return undefined;
  const before = was.split("|");
  return wordsOfInvoice(now)
    .split("|")
    .map((word, at) => before[at] || word)
    .join("|");
}

/** The reminder of an invoice that is due tomorrow, or overdue, where something is still to pay. */
async function dueNotices(given: Given, { own, messenger }: Look): Promise<Notice[]> {
  const invoice = await readInvoice(runtime.db, given.id);
  if (!invoice || invoice.client_id !== own || invoice.status === "void") return [];
  const step = reminderOf(invoice.due, messenger.overdue_days, localDateOf(runtime.now(), business.timeZone));
  if (step === undefined || invoice.sums.total <= invoice.sums.paid) return [];
  return noticeOf("invoice", reminderMessage(step, invoice), given, String(step));
}

/** The message of a walker's pay: paid, or taken back. */
async function payNotices(given: Given, { person }: Look): Promise<Notice[]> {
  const run = await readPayRun(runtime.db, given.id);
  if (run?.walker_id !== person.id) return [];
  const was = given.last?.said ?? (given.entry.first_version === 1 ? undefined : "paid");
  if (run.status === "undone" && was === undefined) return [];
  return noticeOf("pay", payMessage(run), given, run.status);
}

/** The messages of what has happened, one for each kind. What is over by now is in none. */
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
async function summaryNotices(given: Given, { messenger }: Look): Promise<Notice[]> {
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
  const isEmpty = events.length + requests.length === 0;
  return isEmpty ? [] : noticeOf("summary", summaryMessage(requests, events), given, today);
}

/** The message of a request: the answer to whoever has asked, and to the owner that somebody asks. */
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

/** Open requests that may be in the summary of a day. */
const maxOpen = 200;

/** The requests that the owner has not answered. @param from the earliest first day, in UTC */
async function requestsToAnswer(from: NoticeRequest["date"]): Promise<NoticeRequest[]> {
  const { requests } = await openRequests(runtime.db, { from, now: runtime.now() }, { limit: maxOpen });
  return Promise.all(requests.map(noticeRequest));
}

/** A request with the first name of whoever asks. */
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
  /** The things that nobody needs to hear, as they are remembered. */
  silent: Remembered;
}

/** Finds what there is to say of some things that wait for a person. It writes nothing, and sends nothing. */
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

/** A thing that was told as if it waited, for whoever is told it again. */
const asRemembered = ({ version, fields }: LastSent): Entry => ({
  ...{ first_version: version, version, at: 0 },
  before: fields,
  after: fields,
});

/** A thing of which nothing is said is remembered as it was known. */
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
  // What the message of the week says is in no change.
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
