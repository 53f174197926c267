import type { LocalDate } from "../local-date.ts";
import type { Notice } from "./notice.ts";
import { isOver } from "./over.ts";
import type { Before } from "./plan-notice.ts";
import type { NoticeRequest, NoticeWords, Truth } from "./truth.ts";

/** Words of a request: how it stands, and its day. */
const wordsOf = ({ state, date }: NoticeRequest): string => `${state}|${date}`;

/**
 * The messages of requests: an answer to whoever has asked, and to the owner that somebody asks. A request that was told and is
 * taken back is no message.
 */
export function requestNotices(
  { reader, requests = [] }: Truth,
  told: NoticeWords,
  before: Before,
  today: LocalDate,
): Notice[] {
  return requests.flatMap((request): Notice[] => {
    const about = `r:${request.id}`;
    const words = wordsOf(request);
    // Its words are gone by then. To tell it again would be a message a minute.
    if (before(about, words) === words || (told[about] === undefined && isOver(about, words, today))) return [];
    const of = { words: { [about]: words }, begins: undefined };
    const { state } = request;
    if (reader === "admin") return state === "asked" ? [{ kind: "asked", facts: request, ...of }] : [];
    if (state === "asked" || state === "withdrawn") return [];
    return [{ kind: "answer", facts: { ...request, state }, ...of }];
  });
}
