import { daysBetween, type LocalDate, startOfWeek, type TimeFrame, timeFrames } from "@petcare/domain";
import { households } from "./households.ts";
import type { Plan } from "./plans.ts";
import { randomOf } from "./random.ts";
import { once } from "./repeating.ts";

const frames = timeFrames.map(({ value }) => value) as [TimeFrame, ...TimeFrame[]];
const labels = ["Ride to the vet", "Grooming drop-off", "Puppy training practice"] as const;
/** The last household has left. */
const clientCount = households.length - 1;

/** Single visits over the past year, a few in the weeks ahead, and many in this week. */
export function singlePlans(today: LocalDate): Plan[] {
  const monday = daysBetween(today, startOfWeek(today));
  const spans = [
    { count: 140, first: -360, last: monday - 1 },
    { count: 24, first: monday, last: monday + 6 },
    { count: 14, first: monday + 7, last: monday + 45 },
  ];
  const random = randomOf("single visits");
  return spans.flatMap(({ count, first, last }) =>
    Array.from({ length: count }, (): Plan => {
      const plan = {
        client: random.between(0, clientCount - 1),
        from: random.between(first, last),
        repeating: once,
        timeframe: random.pick(frames),
      };
      const kind = random.next();
      if (kind < 0.65) return plan;
      if (kind < 0.85) return { ...plan, service: "visit" };
      if (kind < 0.93) return { ...plan, service: "other", service_label: random.pick(labels) };
      return { ...plan, service: "overnight", timeframe: "evening" };
    }),
  );
}
