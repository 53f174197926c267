import { business } from "@petcare/business";
import { localDateOf, type Notice, withWords } from "@petcare/domain";
import { changing, readTold, storeTold, type Told, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { newsFor } from "./news.ts";
import type { LookContext } from "./read-truth.ts";

/** Tells whether moving the last day told makes it news: changes of the plan, and the week. */
export const isOfWeek = ({ kind }: Notice): boolean => kind === "plan" || kind === "week";

/** Notes the week as told without a message. It can be repeated. */
export async function markWeek(person: User, context: LookContext): Promise<void> {
  await changing<Told, Told, "written">({
    what: `The words of ${person.id}`,
    read: () => readTold(runtime.db, person.id),
    decide: async (stored) => {
      const told = stored ?? { person: person.id, words: {}, stop: runtime.newSecret(), version: 0 };
      const { notices } = await newsFor(person, told, ["week"], context);
      const marked = Object.assign({}, ...notices.filter(isOfWeek).map(({ words }) => words));
      if (Object.keys(marked).length === 0) return { result: "written" };
      const words = withWords(told.words, marked, localDateOf(runtime.now(), business.timeZone));
      return { change: { ...told, words, version: told.version + 1 } };
    },
    write: (next) => storeTold(runtime.db, next),
  });
}
