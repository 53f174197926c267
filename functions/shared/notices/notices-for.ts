import { type Bundle, baseOf, channelsFor, type Entry, type LastSent, type Notice } from "@petcare/domain";
import { householdOf, placeOf, type Remembered, readLastSent, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import type { Given, Look, LookContext } from "./look.ts";
import { dueNotices, invoiceNotices, payNotices } from "./money-notices.ts";
import { splitThing } from "./owner-events.ts";
import { eventNotices, summaryNotices } from "./owner-notices.ts";
import { requestNotices } from "./request-notices.ts";
import { lateNotices, liveNotices, planNotices } from "./visit-notices.ts";
import { tomorrowNotices, weekNotices } from "./week.ts";

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
