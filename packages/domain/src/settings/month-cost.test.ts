import { expect, test } from "vitest";
import { costOfMonth } from "./month-cost.ts";

/** Sums by hand: units of the month × price, less what is free. */
test.each([
  [0, false, { data: 0.0022241875, requests: 0.0118, photos: 0, emails: 0 }],
  [1000, false, { data: 0.0904741875, requests: 0.0233, photos: 0.08816, emails: 0 }],
  [1000, true, { data: 0.1920741875, requests: 0.0233, photos: 0.08816, emails: 0.144 }],
  [10_000, true, { data: 1.8278241875, requests: 0.1268, photos: 0.8816, emails: 1.44 }],
])("%i visits, with messages: %s", (visits, messages, parts) => {
  const cost = costOfMonth(visits, { messages });
  const free = { site: 0, watching: 0, "signing in": 0, texts: 0 };
  for (const [part, dollars] of Object.entries({ ...parts, ...free })) {
    expect(cost[part as keyof typeof cost], part).toBeCloseTo(dollars, 9);
  }
});

test("what is free is taken off each price by itself", () => {
  const cost = costOfMonth(300_000);
  // 36 in 1,000 visits bring a user who signs in. 10,000 are free.
  expect(cost["signing in"]).toBeCloseTo(0.015 * (0.036 * 300_000 + 1 - 10_000), 6);
  // The requests are still free, the runs of functions are not.
  expect(cost.site).toBeCloseTo(0.1e-6 * (14.3 * 300_000 + 11_900 - 2_000_000), 6);
});
