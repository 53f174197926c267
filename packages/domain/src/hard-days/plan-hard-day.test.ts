import { expect, test } from "vitest";
import type { LocalDate } from "../local-date.ts";
import type { VisitToGive } from "../people/distribute-visits.ts";
import { goesOnClosed, leftReasonOf } from "./hard-day.ts";
import { planMoves, planSick } from "./plan-hard-day.ts";

const monday: LocalDate = "2026-11-23";
let made = 0;
const visit = (given: Partial<VisitToGive> = {}): VisitToGive => ({
  id: `visit-${++made}`,
  schedule_id: `schedule-${made}`,
  date: monday,
  timeframe: "morning",
  service_type: "25",
  status: "scheduled",
  duration_minutes: 25,
  client_id: `client-${made}`,
  walker_id: "rosa",
  ...given,
});
const many = (count: number, given: Partial<VisitToGive> = {}) => Array.from({ length: count }, () => visit(given));
const days = (there: VisitToGive[] = [], closed: LocalDate[] = [monday]) => ({
  there,
  travel: 10,
  isOpen: (_: VisitToGive, date: LocalDate) => !closed.includes(date),
});

test("a sick walker's visits go to those with room, and the rest fits nobody", () => {
  const around = { candidates: ["marcus", "tom"], there: many(3, { walker_id: "tom" }), knows: () => 0, travel: 10 };
  const visits = many(8);
  const plan = planSick(visits, around, undefined);
  const to = (walker_id: string | null) =>
    [...plan.acts.values()].filter((act) => act.do === "give" && act.walker_id === walker_id).length;
  expect([to("marcus"), to("tom"), plan.acts.size, plan.unfit.length]).toEqual([5, 2, 7, 1]);
  const unassigned = planSick(visits, around, { do: "give", walker_id: null });
  expect(unassigned.acts.get(plan.unfit[0] ?? "")).toEqual({ do: "give", walker_id: null });
});

test("a visit moves to the nearest day that is open, of two as near to the later one", () => {
  const [one] = [visit()];
  const movedTo = (options: ReturnType<typeof days>) => planMoves([one as VisitToGive], options, () => undefined).acts;
  expect([...movedTo(days()).values()]).toEqual([{ do: "move", date: "2026-11-24" }]);
  expect([...movedTo(days([], [monday, "2026-11-24"])).values()]).toEqual([{ do: "move", date: "2026-11-22" }]);
});

test("it moves past a day on which its walker is full, or its client has the same service already", () => {
  const one = visit({ client_id: "ann" });
  const full = many(5, { date: "2026-11-24" });
  const same = visit({ date: "2026-11-22", client_id: "ann", walker_id: "marcus" });
  const cancelled = visit({ date: "2026-11-25", client_id: "ann", status: "cancelled" });
  const { acts } = planMoves([one], days([...full, same, cancelled]), () => undefined);
  expect(acts.get(one.id)).toEqual({ do: "move", date: "2026-11-25" });
});

test("the visits that move count for those that move after them", () => {
  const { acts } = planMoves(many(6), days(), () => undefined);
  const dates = [...acts.values()].map((act) => act.do === "move" && act.date);
  expect(dates.toSorted()).toEqual(["2026-11-22", ...Array.from({ length: 5 }, () => "2026-11-24")]);
});

test("what fits no day within a week stays, or is what is decided, and nobody's visit only minds its client", () => {
  const one = visit();
  const none = { ...days(), isOpen: () => false };
  expect(planMoves([one], none, () => undefined)).toEqual({ acts: new Map(), unfit: [one.id] });
  const cancel = { do: "cancel", charge: { type: "nothing" }, pay: { type: "nothing" } } as const;
  expect(planMoves([one], none, () => cancel).acts.get(one.id)).toEqual(cancel);
  const unassigned = visit({ walker_id: undefined });
  const full = many(9, { date: "2026-11-24" });
  expect(planMoves([unassigned], days(full), () => undefined).acts.get(unassigned.id)).toEqual({
    do: "move",
    date: "2026-11-24",
  });
});

test("a visit that is left is named by what became of it", () => {
  expect(leftReasonOf({ status: "completed", invoice_id: "i" })).toBe("invoiced");
  expect(leftReasonOf({ status: "completed" })).toBe("completed");
  expect(leftReasonOf({ status: "cancelled" })).toBe("cancelled");
  expect(leftReasonOf({ status: "confirmed" })).toBe("changed");
  expect(leftReasonOf(undefined)).toBe("changed");
});

test.each<[string, (string | undefined)[], boolean]>([
  ["overnight", ["Dog"], true],
  ["25", ["Dog", undefined], false],
  ["other", ["Dog", "Maine Coon cat"], true],
  ["visit", ["Dog", "Golden retriever dog"], false],
  ["visit", [undefined], true],
])("on a closed day a %s of %j goes on: %s", (service, kinds, goesOn) => {
  expect(goesOnClosed(service, kinds)).toBe(goesOn);
});
