import type { LastSent } from "@petcare/domain";
import * as z from "zod/mini";
import { visitSide } from "../history/told-visits.ts";
import type { Db } from "../table/client.ts";
import { count, someText, someYes, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { lastSentKey } from "../table/notice-keys.ts";
import { batchGet } from "../table/query.ts";

/** The last that one person was told of a thing. */
export const lastSentKind = itemKind({
  schema: z.strictObject({
    person: text,
    thing: text,
    version: count,
    fields: visitSide,
    said: someText,
    named: someYes,
    /** Epoch seconds. */
    expires_at: count,
  }),
  keysOf: ({ person, thing }) => lastSentKey(person, thing),
  inKey: ({ pk, sk }) => ({ person: pk.slice("LAST_SENT#".length), thing: sk }),
});

/** Things by what a person was told of them. */
export type Remembered = Readonly<Record<string, LastSent>>;

/** In seconds. A visit is remembered for a week after its day, and anything else for 400 days. */
const kept = { afterDay: 8 * 86_400, else: 400 * 86_400 };

/** The items of what a person was told. @param now epoch milliseconds */
export function lastSentItems(person: string, told: Remembered, now: number) {
  const end = Math.floor(now / 1000) + kept.else;
  return Object.entries(told).map(([thing, last]) => {
    const day = last.fields && Date.parse(last.fields.date) / 1000 + kept.afterDay;
    const expires_at = day && day * 1000 > now ? day : end;
    return lastSentKind.itemOf({ person, thing, ...last, expires_at });
  });
}

/** Reads what some people were told of some things, by `placeOf`. */
export async function readLastSent(
  db: Db,
  keys: readonly { person: string; thing: string }[],
): Promise<Map<string, LastSent>> {
  const items = await batchGet(
    db,
    keys.map(({ person, thing }) => lastSentKey(person, thing)),
    { consistent: true },
  );
  return new Map(
    items.map(lastSentKind.read).map(({ person, thing, expires_at, ...last }) => [placeOf(person, thing), last]),
  );
}

/** Names a thing of a person. */
export const placeOf = (person: string, thing: string): string => `${person} ${thing}`;
