import { isOpen, type PriceRules, toDollars } from "@petcare/domain";
import { pricedBooking, type Schedule, type Visit } from "@petcare/storage";
import { termsBy } from "../money/terms.ts";
import type { Effect } from "./effect.ts";

interface At {
  schedule: Schedule;
  visit: Visit;
}

type PartChange = NonNullable<Effect["parts"]>[number];

/** Makes the answer's list of price parts that are added, removed or changed; absent without any. */
export function changedParts(
  changes: readonly { before: At; after: At }[],
  rules: PriceRules,
): { parts?: PartChange[] } {
  if (rules.rules.length === 0) return {};
  const open = changes.filter(({ before, after }) => isOpen(before.visit) && isOpen(after.visit));
  const all = open.flatMap(({ before, after }) => {
    const [was, is] = [partsAt(before, rules), partsAt(after, rules)];
    return [...new Map([...was, ...is])].flatMap(([part, { name }]) => {
      const [from, to] = [was.get(part)?.amount ?? null, is.get(part)?.amount ?? null];
      return from === to ? [] : [{ name, from, to }];
    });
  });
  const same = [...Map.groupBy(all, (change) => JSON.stringify(change)).values()];
  const parts = same.flatMap(([one, ...more]) => (one ? [{ ...one, visits: 1 + more.length }] : []));
  return parts.length > 0 ? { parts } : {};
}

/** Maps a visit's price parts by rule and name. */
const partsAt = ({ schedule, visit }: At, rules: PriceRules) =>
  new Map(
    termsBy(rules, {})
      .partsOf(visit, pricedBooking(schedule, visit))
      .map(({ rule, name, cents }) => [`${rule} ${name}`, { name, amount: toDollars(cents) }]),
  );
