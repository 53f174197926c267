import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { byName, count, day, instant, someInstant } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { noticeChoice } from "../table/notice-fields.ts";
import { messengerKey } from "../table/notice-keys.ts";
import { readItem } from "../table/query.ts";

/** Lists what happens with the next week on Sundays. */
export const sundayActs = ["tell", "ask", "off"] as const;

/** The job that tells people: how far it has come, and the owner's settings of it. */
export const messengerKind = itemKind({
  schema: z.strictObject({
    /** The instant of the oldest change that is still to be looked at. */
    cursor: instant,
    /** The end of the running run's lease; 0: none runs. */
    until: instant,
    /** The last local day of each pass. */
    passes: byName<string, string>(() => true, day),
    /** People are told of changes up to this day. */
    through: day,
    /** Since when people are told; absent: they are not. */
    on_since: someInstant,
    /** The number of weeks that are told ahead, beside this one. */
    weeks_ahead: count,
    sunday: z.enum(sundayActs),
    /** In days: when a reminder of an invoice follows the day on which it was due. */
    overdue_days: z.array(count),
    /** The channels of each kind for whoever has not chosen. */
    defaults: z.optional(noticeChoice),
    /** Counts the owner's changes, from 1. */
    version: count,
  }),
  keysOf: () => messengerKey,
});
export type Messenger = z.infer<typeof messengerKind.schema>;

/** Reads the job's item; undefined where notices were never switched on. */
export const readMessenger = (db: Db): Promise<Messenger | undefined> => readItem(db, messengerKey, messengerKind.read);
