import type { NoticeFacts } from "./facts.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import type { NoticeWords } from "./truth.ts";

/** Something that one person is to be told. */
export type Notice = {
  [Kind in NoticeKind]: {
    kind: Kind;
    facts: NoticeFacts[Kind];
    /** The words that count as told once it is told. '' where it is over. */
    words: NoticeWords;
    /** When the first visit of it begins, epoch milliseconds; undefined: it is about none to come. */
    begins: number | undefined;
  };
}[NoticeKind];
