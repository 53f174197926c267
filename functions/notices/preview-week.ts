import { previewWeek } from "@petcare/contract";
import { isOpen } from "@petcare/domain";
import { inParallel, readTold, type User } from "@petcare/storage";
import { messageFor } from "../shared/notices/compose.ts";
import { readListeners } from "../shared/notices/listeners.ts";
import { isOfWeek } from "../shared/notices/mark-week.ts";
import { newsFor } from "../shared/notices/news.ts";
import { noticeSettings } from "../shared/notices/notice-settings.ts";
import type { LookContext } from "../shared/notices/read-truth.ts";
import { untoldWeek } from "../shared/notices/untold-week.ts";
import { waysTo } from "../shared/notices/ways.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/** Looks at everybody as the job that tells them will, and writes nothing. */
export const handler = endpoint(previewWeek, async () => {
  const settings = await noticeSettings();
  const { from, through } = untoldWeek(settings);
  const { people, team } = await readListeners();
  const context = { messenger: { ...settings, through }, team };
  const looks = new Map<string, Awaited<ReturnType<typeof newsOfWeek>>>();
  await inParallel(people, async (person) => {
    looks.set(person.id, await newsOfWeek(person, { from, through }, context));
  });
  const looked = people.map(({ id, name, role }) => {
    const { messages = [], isConcerned = false } = looks.get(id) ?? {};
    return { person: { id, name, role }, messages, isConcerned };
  });
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

/** The messages that a person gets when the last day told moves, as they would be sent now. */
async function newsOfWeek(person: User, { from, through }: ReturnType<typeof untoldWeek>, context: LookContext) {
  const told = (await readTold(runtime.db, person.id)) ?? { words: {} };
  const { truth, notices } = await newsFor(person, told, ["week"], context);
  const waysFor = await waysTo(person, context);
  const messages = notices.filter(isOfWeek).map((notice) => {
    const { kind, subject, sections } = messageFor(notice, person);
    return { kind, subject, lines: sections.flatMap(({ lines }) => [...lines]), channels: waysFor(kind) };
  });
  const isConcerned = truth.visits.some(
    (visit) => visit.mine && isOpen(visit) && visit.date >= from && visit.date <= through,
  );
  return { messages, isConcerned };
}
