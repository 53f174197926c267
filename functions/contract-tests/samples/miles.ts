import { storeMiles } from "@petcare/storage";
import type { ContractTestApp } from "../contract-test-app.ts";
import { after, type Parties, type Samples } from "../sample.ts";

const day = { date: "2026-11-20", miles: 12.3, note: "To the vet and back" } as const;

const storeDay = (app: ContractTestApp, { walker }: Parties) =>
  storeMiles(app.installation.db, {
    user_id: walker.user.id,
    date: day.date,
    tenths: Math.round(day.miles * 10),
    note: day.note,
    at: Date.parse("2026-11-20T14:00:00Z"),
  });

export const milesSamples: Samples = {
  myMiles: after(storeDay),
  changeMyMiles: () => ({ body: day }),
  listMiles: after(storeDay, () => ({ query: { from: "2026-01-01", to: "2026-12-31" } })),
};
