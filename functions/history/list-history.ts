import { listHistory } from "@petcare/contract";
import { placeInHistory, readHistory, readRecordHistory, readVisitHistory } from "@petcare/storage";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";
import { changeAnswers } from "./change-answer.ts";

/** The first change of all is the making of the owner's account. */
export const handler = endpoint(listHistory, async ({ query: { about, kind, by, limit, cursor }, caller }) => {
  if (about && !kind) throw invalidField("kind", "A record's history needs its kind");
  const list = about && kind !== "visit" ? "record" : "all";
  const asked = { limit, cursor };
  const page =
    about && kind
      ? await (kind === "visit"
          ? readVisitHistory(runtime.db, about, asked)
          : readRecordHistory(runtime.db, { entity: kind, entity_id: about }, asked))
      : await readHistory(runtime.db, { kind, by, ...asked, since: caller.user.created_at, now: runtime.now() });
  const answers = await changeAnswers(page.rows);
  const items = answers.slice(0, fitting(answers));
  const last = page.rows[items.length - 1];
  const isCut = items.length < answers.length;
  return { items, next: isCut && last ? placeInHistory(last, list) : page.cursor };
});
