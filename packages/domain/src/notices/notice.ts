import type { NoticeFacts } from "./facts.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import type { LastSent } from "./outbox.ts";

/** Something that one person is to be told. */
export type Notice = {
  [Kind in NoticeKind]: {
    kind: Kind;
    facts: NoticeFacts[Kind];
    /** The things that it tells, as they are remembered once it is told. */
    tells: Readonly<Record<string, LastSent>>;
    /** It may go at night. */
    isUrgent?: boolean;
  };
}[NoticeKind];
