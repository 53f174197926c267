import { payOf, reviewsOf } from "@petcare/domain";
import type { Visit } from "@petcare/storage";
import { expect } from "vitest";
import { payRatesOf } from "../shared/money/terms.ts";
import type { Signed } from "./signed-in-app.ts";

/** No walker gets more of a visit than the rate of each of their days. */
export function paidOnceADay(visits: readonly Visit[], walkers: readonly Signed[]): void {
  for (const visit of visits) {
    for (const { user } of walkers) {
      const own = reviewsOf(visit).filter(({ by }) => by === user.id);
      const isDone = visit.status === "completed" && visit.walker_id === user.id;
      const days = own.length + Number(isDone && !own.some(({ day }) => day >= visit.date));
      const beside = own.reduce((sum, { answer }) => sum + (answer?.extra_id ? answer.pay : 0), 0);
      const rate = payOf({ service: visit.service }, payRatesOf()) ?? 0;
      expect(beside + (isDone ? (visit.pay_cents ?? 0) : 0)).toBeLessThanOrEqual(rate * days);
    }
  }
}
