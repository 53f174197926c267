import { password } from "../people.ts";
import type { Samples } from "../sample.ts";
import { storeSeries, storeVisit } from "../stored.ts";

export const accountSamples: Samples = {
  changeProfile: () => ({
    body: { name: "New Name", phone: "(516) 555-0188", address: "9 Pine St", pets: ["Max", "Biscuit"] },
  }),
  changeName: () => ({ body: { full_name: "New Name" } }),
  changeEmail: () => ({ body: { email: "moved@test.example" } }),
  changePassword: () => ({ body: { old_password: password, new_password: "Changed-22" } }),
  deleteMe: async (app, parties) => {
    await storeVisit(app, parties, { date: "2026-11-21" });
    await storeSeries(app, parties);
    return { body: { password } };
  },
};
