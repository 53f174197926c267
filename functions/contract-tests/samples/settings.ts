import { business } from "@petcare/business";
import { endOfWeek, localDateOf } from "@petcare/domain";
import { storeReferralCode } from "@petcare/storage";
import { anAuthor, aReferralCode } from "@petcare/storage/testing";
import { runtime } from "../../shared/runtime.ts";
import { after, type Samples } from "../sample.ts";
import { storeSeries } from "../stored.ts";

export const settingsSamples: Samples = {
  createExport: () => ({ body: { id: "an-export" } }),
  setPricing: () => ({ body: { walk25: 26, visit: 27, overnight: 105, other: 31, version: 0 } }),
  setTaxes: () => ({
    body: {
      rates: [{ id: "nassau", name: "Nassau", milli: 8625, from: "2026-12-01" as const }],
      services: ["25", "visit" as const],
      cancelled: true,
      version: 0,
    },
  }),
  setNoticeSettings: () => ({
    body: {
      on: true,
      through: endOfWeek(localDateOf(runtime.now(), business.timeZone)),
      weeks_ahead: 1,
      sunday: "tell",
      overdue_days: [3, 10],
      defaults: [{ role: "client", kind: "week", channels: ["email" as const] }],
      version: 0,
    },
  }),
  setPriceRules: () => ({
    query: {},
    body: {
      rules: [
        {
          id: "weekend",
          name: "Weekend",
          services: ["25" as const],
          when: { type: "weekdays", weekdays: [5, 6] },
          charge: { dollars: 5 },
          pay: { percent: 10 },
          from: "2026-12-01",
          to: null,
        },
      ],
      holidays: ["thanksgiving" as const],
      days: [{ date: "2026-12-24", name: "Christmas Eve" }],
      cancelling: [{ services: ["25" as const], on: "all", hours: 24, charge: "half", pay: "nothing" as const }],
      accept_free_cancels: true,
      takes_meets: true,
      version: 0,
    },
  }),
  repriceAllVisits: after(storeSeries, () => ({
    query: {},
    body: { prices: [{ service_type: "25", from: 28, to: 30 }] },
  })),
  listReferralCodes: () => ({ query: { limit: 20 } }),
  createReferralCode: () => ({
    body: {
      id: "a-form-made-by-chance",
      role: "client",
      uses_limit: 3,
      expires_on: "2026-12-31",
      note: "Dog park flyer",
    },
  }),
  revokeReferralCode: async ({ installation }) => {
    const referral = aReferralCode({ code: "TGVE2346" });
    await storeReferralCode(installation.db, referral, anAuthor());
    return { params: { code: referral.code } };
  },
};
