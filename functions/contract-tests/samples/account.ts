import {
  changeEmail,
  changeName,
  changePassword,
  changeProfile,
  deleteMe,
  logout,
  me,
  mySeal,
} from "@petcare/contract";
import { password } from "../people.ts";
import { sampleOf } from "../sample.ts";
import { storeSeries, storeVisit } from "../stored.ts";

export const accountSamples = [
  sampleOf(me, () => ({})),
  sampleOf(mySeal, () => ({})),
  sampleOf(logout, () => ({})),
  sampleOf(changeProfile, () => ({
    body: { name: "New Name", phone: "(516) 555-0188", address: "9 Pine St", pets: ["Max", "Biscuit"] },
  })),
  sampleOf(changeName, () => ({ body: { full_name: "New Name" } })),
  sampleOf(changeEmail, () => ({ body: { email: "moved@test.example" } })),
  sampleOf(changePassword, () => ({ body: { old_password: password, new_password: "Changed-22" } })),
  sampleOf(deleteMe, async (app, parties) => {
    await storeVisit(app, parties, { date: "2026-11-21" });
    await storeSeries(app, parties);
    return { body: { password } };
  }),
];
