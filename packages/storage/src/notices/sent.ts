import { type NoticeOutcome, noticeChannels, noticeKinds, noticeOutcomes } from "@petcare/domain";
import * as z from "zod/mini";
import { readMonths } from "../history/read-history.ts";
import type { Db } from "../table/client.ts";
import { byName, count, instant, itemKind, text, texts } from "../table/item-kind.ts";
import { sentKey, sentPartition, stopKey } from "../table/person-keys.ts";
import { type Item, type PageRequest, readItem, readPage } from "../table/query.ts";
import { putNew, transact } from "../table/transact.ts";

/** A message to one person, whether it arrived or not. */
export const sentKind = itemKind({
  schema: z.strictObject({
    person: text,
    at: instant,
    /** Numbers the person's messages of one instant, from 0. They may be parts of one email. */
    n: count,
    kind: z.enum(noticeKinds),
    subject: text,
    /** Its outcome by channel. Empty if no channel reached the person. */
    channels: byName<string, NoticeOutcome>(
      (name) => noticeChannels.some((channel) => channel === name),
      z.enum(noticeOutcomes),
    ),
    /** The things that it covered. */
    things: texts,
    /** Epoch seconds. */
    expires_at: count,
  }),
  keysOf: ({ person, at, n }) => {
    const key = sentKey(person, at, n);
    const instantText = new Date(at).toISOString();
    return { ...key, ...sentPartition(instantText.slice(0, 7)), history_sk: `${instantText}#${person}#${n}` };
  },
  inKey: ({ pk }) => ({ person: pk.slice("SENT#".length) }),
});
export type Sent = z.infer<typeof sentKind.schema>;

interface SentPage {
  sent: Sent[];
  /** Fetches the next page; absent on the last page. */
  cursor: string | undefined;
}

interface SentRequest extends PageRequest {
  /** Restricts the list to one person. */
  person?: string | undefined;
  /** The time range, in epoch milliseconds. */
  since: number;
  now: number;
}

/** Reads messages, the latest first. A page may have fewer than `limit` messages and still have a next page. */
export async function readSent(db: Db, { person, ...request }: SentRequest): Promise<SentPage> {
  const { items, cursor } = person ? await readOfPerson(db, person, request) : await readOfAll(db, request);
  const sent = items.map(sentKind.read).filter(({ expires_at }) => expires_at * 1000 > request.now);
  return { sent, cursor };
}

/** Reads a message. @param at epoch milliseconds @param n its number within the instant */
export const findSent = (db: Db, person: string, at: number, n: number): Promise<Sent | undefined> =>
  readItem(db, sentKey(person, at, n), sentKind.read);

const readOfAll = (db: Db, request: Omit<SentRequest, "person">) =>
  readMonths(db, { ...request, partitionOf: (month) => sentPartition(month).history_pk });

async function readOfPerson(
  db: Db,
  person: string,
  { since, now, ...page }: Omit<SentRequest, "person">,
): Promise<{ items: Item[]; cursor: string | undefined }> {
  const [from, to] = [sentKey(person, since, 0), sentKey(person, now + 1, 0)];
  const list = { sort: "sk", first: from.sk, last: to.sk };
  const { items, next } = await readPage(db, { ...list, partition: ["pk", from.pk] }, page);
  return { items, cursor: next };
}

/** The secret word of a person's unsubscribe links. */
export const stopKind = itemKind({
  schema: z.strictObject({ person: text, word: text }),
  keysOf: ({ person }) => stopKey(person),
  inKey: ({ pk }) => ({ person: pk.slice("LAST_SENT#".length) }),
});

export const readStopWord = async (db: Db, person: string): Promise<string | undefined> =>
  (await readItem(db, stopKey(person), stopKind.read))?.word;

/** Reads a person's unsubscribe word, or stores the given one if there is none. */
export async function keepStopWord(db: Db, person: string, word: string): Promise<string> {
  const known = await readStopWord(db, person);
  if (known !== undefined) return known;
  const { outcome } = await transact(db, [putNew(db, stopKind.itemOf({ person, word }))]);
  return outcome === "written" ? word : ((await readStopWord(db, person)) ?? word);
}
