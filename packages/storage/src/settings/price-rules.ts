import {
  type CancelRule,
  cancelDays,
  type FederalHoliday,
  federalHolidayKeys,
  type OwnHoliday,
  type PriceRule,
  type PriceRules,
  type RuleWhen,
  ruledShares,
  serviceTypes,
} from "@petcare/domain";
import * as z from "zod/mini";
import { changesBetween } from "../history/changes.ts";
import type { Author } from "../history/history-row.ts";
import { ruleAmount } from "../schedules/visit.ts";
import type { Db } from "../table/client.ts";
import { count, day, itemKind, objectOf, someYes, text, timeframe } from "../table/item-kind.ts";
import { priceRulesKey } from "../table/keys.ts";
import { readItem } from "../table/query.ts";
import { putSettings } from "./put-settings.ts";

const when: z.ZodMiniType<RuleWhen> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("holidays") }),
  z.strictObject({ type: z.literal("weekdays"), weekdays: z.array(count) }),
  z.strictObject({ type: z.literal("frames"), timeframes: z.array(timeframe) }),
  z.strictObject({ type: z.literal("late"), hours: count }),
  z.strictObject({ type: z.literal("pets"), beyond: count }),
]);

const rule = objectOf<PriceRule>({
  id: text,
  name: text,
  services: z.array(z.enum(serviceTypes)),
  when,
  charge: ruleAmount,
  pay: z.optional(ruleAmount),
  from: day,
  to: z.optional(day),
});

const cancelRule = objectOf<CancelRule>({
  services: z.array(z.enum(serviceTypes)),
  on: z.enum(cancelDays),
  hours: count,
  charge: z.enum(ruledShares),
  pay: z.enum(ruledShares),
});

/** The price rules of the business (docs/product/price-rules.md). */
export const priceRulesKind = itemKind({
  schema: z.strictObject({
    rules: z.array(rule) as z.ZodMiniType<readonly PriceRule[]>,
    holidays: z.array(z.enum(federalHolidayKeys)) as z.ZodMiniType<readonly FederalHoliday[]>,
    days: z.array(objectOf<OwnHoliday>({ date: day, name: text })) as z.ZodMiniType<readonly OwnHoliday[]>,
    cancelling: z.optional(z.array(cancelRule) as z.ZodMiniType<readonly CancelRule[]>),
    accept_free_cancels: someYes,
    takes_meets: someYes,
    version: count,
  }),
  keysOf: () => priceRulesKey,
});

/** Version 0: there are none. */
export interface StoredPriceRules extends PriceRules {
  version: number;
}

const none: StoredPriceRules = { rules: [], holidays: federalHolidayKeys, days: [], version: 0 };

/** Reads the price rules. */
export const readPriceRules = async (db: Db): Promise<StoredPriceRules> =>
  (await readItem(db, priceRulesKey, priceRulesKind.read)) ?? none;

/**
 * Sets the rules and the holidays, if the stored ones are still `before`.
 *
 * @returns 'refused' if they have changed
 */
export const putPriceRules = (
  db: Db,
  { version: _, ...rules }: StoredPriceRules,
  { before, by }: { before: StoredPriceRules; by: Author },
): Promise<"written" | "refused"> =>
  putSettings(
    db,
    {
      stored: before.version,
      itemOf: (version) => priceRulesKind.itemOf({ ...rules, version }),
      entity: "price_rules",
      name: "Price rules",
      changes: changesBetween({ ...before }, { ...rules }, new Set(["version"])),
    },
    by,
  );
