import { readWeek } from "@petcare/storage";
import { today } from "../../shared/runtime.ts";
import type { Samples } from "../sample.ts";
import { storeVisit } from "../stored.ts";

const monday = "2026-11-09" as const;

export const weekSamples: Samples = {
  listWeeks: () => ({ query: { limit: 20 } }),
  getWeek: () => ({ params: { monday } }),
  closeWeek: async (app, parties) => {
    const done = { status: "completed", charge_cents: 2500, pay_cents: 1500, date: "2026-11-03" } as const;
    await storeVisit(app, parties, { ...done, original_date: done.date });
    const { list } = await readWeek(app.installation.db, monday, today());
    const carried = list.pay.map(({ walker_id }) => ({ kind: "pay" as const, id: walker_id, reason: "On vacation" }));
    return { params: { monday }, body: { id: "form", carried } };
  },
};
