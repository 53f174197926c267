import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { arbitraryCase, type Case } from "../testing/arbitrary-rule.ts";
import { runs } from "../testing/sampled.ts";
import { expand } from "./expand.ts";
import { fromDays, type LocalDate, toDays } from "./local-date.ts";
import { RRule, toRuleText } from "./rule-text.ts";

const dayMs = 86_400_000;
const hostZone = process.env.TZ;

afterEach(() => {
  if (hostZone === undefined) delete process.env.TZ;
  else process.env.TZ = hostZone;
});

describe.each([
  { zone: "UTC", summerOffset: 0, seed: 1 },
  { zone: "America/New_York", summerOffset: 240, seed: 2 },
  { zone: "Asia/Kolkata", summerOffset: -330, seed: 3 },
])("on a host in $zone", ({ zone, summerOffset, seed }) => {
  test("random rules and windows give the same dates as rrule in floating time", () => {
    process.env.TZ = zone;
    expect(new Date("2026-07-01T00:00:00Z").getTimezoneOffset()).toBe(summerOffset);
    const numRuns = runs({ sample: 600, whole: 6000 });
    let dates = 0;
    fc.assert(
      fc.property(arbitraryCase, (drawn) => {
        const ours = expand(drawn.rule, drawn.start, drawn.from, drawn.to);
        expect(ours).toEqual(expandedByRrule(drawn));
        dates += ours.length;
      }),
      { seed, numRuns },
    );
    expect(dates).toBeGreaterThan(3 * numRuns);
  });
});

/** rrule reads the rule's text, so this checks toRuleText against the standard too. */
function expandedByRrule({ rule, start, from, to }: Case): LocalDate[] {
  if (to === from) return [];
  const dtstart = instant(start, 9);
  return new RRule({ ...RRule.parseString(toRuleText(rule, start)), dtstart })
    .between(instant(from, 0), instant(to, -1), true)
    .map((date) => fromDays(Math.floor(date.getTime() / dayMs)));
}

function instant(date: LocalDate, hour: number): Date {
  return new Date(toDays(date) * dayMs + hour * 3_600_000);
}
