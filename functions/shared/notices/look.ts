import type { Entry, LastSent, Notice, NoticeFacts } from "@petcare/domain";
import type { Messenger, User } from "@petcare/storage";

/** Shared by all looks of a run. */
export interface LookContext {
  messenger: Messenger;
  /** The names of the owner and the walkers, by id. */
  team: ReadonlyMap<string, string>;
}

/** A thing that a person may be told, and what they were told of it. */
export interface Given {
  thing: string;
  /** The thing without its prefix. */
  id: string;
  entry: Entry;
  last: LastSent | undefined;
  /** It is to be told once more. */
  again?: boolean;
}

/** Somebody who is looked at. `own`: whose visits, invoices and requests they hear of, of a member the client. */
export interface Look extends LookContext {
  person: User;
  own: string;
}

/** The message of one thing, remembered by short words; none where those were told already. */
export function noticeOf<Kind extends Notice["kind"]>(
  kind: Kind,
  facts: NoticeFacts[Kind],
  { thing, entry: { version }, last, again }: Given,
  said = "",
): Notice[] {
  if (last && last.said === said && !again) return [];
  return [{ kind, facts, tells: { [thing]: { version, said } } } as Notice];
}
