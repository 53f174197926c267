import { type NoticeOutcome, noticeChannels, noticeKinds, noticeOutcomes } from "@petcare/domain";
import * as z from "zod/mini";
import { byName, count, instant, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { sentKey, sentPartition } from "../table/notice-keys.ts";

/** A message that one person got, or could not get. */
export const sentKind = itemKind({
  schema: z.strictObject({
    person: text,
    at: instant,
    /** Counts the messages to the person of one instant, from 0. They may be parts of one email. */
    n: count,
    kind: z.enum(noticeKinds),
    subject: text,
    /** Its outcome, by channel. Empty: there was no way to tell them. */
    channels: byName<string, NoticeOutcome>(
      (name) => noticeChannels.some((channel) => channel === name),
      z.enum(noticeOutcomes),
    ),
    /** The words that it told: those of the person's told item. */
    words: byName<string, string>(() => true, text),
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
