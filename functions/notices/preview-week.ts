import { business } from "@petcare/business";
import { previewWeek } from "@petcare/contract";
import { type Bundle, channelsFor, dueThings, instantOf, type LocalDate } from "@petcare/domain";
import { householdOf, inParallel, readChangesSince, readOutbox, type User } from "@petcare/storage";
import { waysTo } from "../shared/notices/channels.ts";
import { changesIn, collect, type LookContext, overlap, readListeners } from "../shared/notices/collect.ts";
import { messageFor } from "../shared/notices/compose.ts";
import { noticeSettings } from "../shared/notices/notice-settings.ts";
import { noticesFor } from "../shared/notices/notices-for.ts";
import { untoldWeek } from "../shared/notices/untold-week.ts";
import { hasVisitsIn } from "../shared/notices/week.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";

/** Previews the messages that publishing the week would send. Writes nothing. */
export const handler = endpoint(previewWeek, async () => {
  const settings = await noticeSettings();
  const { from, through } = untoldWeek(settings);
  const listeners = await readListeners();
  const now = runtime.now();
  const outbox = await readOutbox(runtime.db);
  const since = Math.max(settings.mark - overlap, (settings.on_since ?? now) + 1);
  const rows = await readChangesSince(runtime.db, since, now);
  await collect(outbox, await changesIn(rows, listeners, settings.through), now);
  const context = { messenger: { ...settings, through }, team: listeners.team };
  const looked = await inParallel(listeners.people, (person) =>
    newsOfWeek(person, outbox.get(person.id), context, from),
  );
  return {
    from,
    through,
    version: settings.version,
    people: looked.filter(({ messages }) => messages.length > 0).map(({ person, messages }) => ({ person, messages })),
    nothing: looked
      .filter(({ messages, isConcerned }) => messages.length === 0 && isConcerned)
      .map(({ person }) => person),
  };
});

/** Makes the messages that a person would get if the week were published now, by day. */
async function newsOfWeek(person: User, bundle: Bundle | undefined, context: LookContext, from: LocalDate) {
  const { through } = context.messenger;
  const now = runtime.now();
  const week = Number(through.replaceAll("-", ""));
  const hearsWeek = channelsFor("week", person, context.messenger.defaults).length > 0;
  const entries = {
    ...bundle?.entries,
    ...(hearsWeek && { week: { first_version: week, version: week, at: now } }),
  };
  const noon = instantOf(today(), 12, business.timeZone);
  const moment = { now: noon, zone: business.timeZone, through };
  const things = dueThings({ person: person.id, entries }, moment, person.role === "client").filter(isOfWeek);
  const { notices } = await noticesFor(person, { entries }, things, context);
  const waysFor = await waysTo(person, context);
  const messages = notices.map((notice) => {
    const { kind, subject, sections } = messageFor(notice, person);
    return { kind, subject, lines: sections.flatMap(({ lines }) => [...lines]), channels: waysFor(kind) };
  });
  const { id, name, role } = person;
  const own = (await householdOf(runtime.db, person))?.id ?? id;
  return { person: { id, name, role }, messages, isConcerned: await hasVisitsIn({ person, own }, from, through) };
}

const isOfWeek = (thing: string): boolean => thing === "week" || thing.startsWith("v:");
