import { business } from "@petcare/business";
import { beforeEach, expect, test } from "vitest";
import { asked } from "../testing/asking.ts";
import { clearing } from "../testing/clear-table.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

// East of UTC the first frames of a day begin on the day before in UTC.
business.timeZone = "Australia/Sydney";

/** Tuesday 24 November 2026, 8:10 in Sydney. */
const tuesday = Date.parse("2026-11-23T21:10:00Z");
const app = await startSignedInApp({ clock: { now: tuesday } });
const clear = await clearing(app);
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, tuesday);
});

test("in Sydney the owner hears of a wish for this morning", async () => {
  const wish = { kind: "book", date: "2026-11-24", timeframe: "morning", service_type: "25" } as const;
  await asked(app.ana, { ...wish, pet_names: ["Biscuit"] });
  expect(await telling.after(2, "push")).toEqual([
    expect.stringContaining("Kate: Ana asks for a walk | Tue, Nov 24, 9 AM–12 PM"),
  ]);
});
