import { business } from "@petcare/business";
import {
  createExport,
  createReferralCode,
  getNoticeSettings,
  getPriceRules,
  getPricing,
  getTaxes,
  listExports,
  listReferralCodes,
  repriceAllVisits,
  revokeReferralCode,
  setNoticeSettings,
  setPriceRules,
  setPricing,
  setTaxes,
} from "@petcare/contract";
import { endOfWeek, localDateOf } from "@petcare/domain";
import { storeReferralCode } from "@petcare/storage";
import { anAuthor, aReferralCode } from "@petcare/storage/testing";
import { runtime } from "../../shared/runtime.ts";
import { sampleOf } from "../sample.ts";
import { storeSeries } from "../stored.ts";

export const settingsSamples = [
  sampleOf(createExport, () => ({ body: { id: "an-export" } })),
  sampleOf(listExports, () => ({})),
  sampleOf(getPricing, () => ({})),
  sampleOf(setPricing, () => ({ body: { walk25: 26, visit: 27, overnight: 105, other: 31, version: 0 } })),
  sampleOf(getTaxes, () => ({})),
  sampleOf(setTaxes, () => ({
    body: {
      rates: [{ id: "nassau", name: "Nassau", milli: 8625, from: "2026-12-01" as const }],
      services: ["25" as const, "visit" as const],
      cancelled: true,
      version: 0,
    },
  })),
  sampleOf(getNoticeSettings, () => ({})),
  sampleOf(setNoticeSettings, () => ({
    body: {
      on: true,
      through: endOfWeek(localDateOf(runtime.now(), business.timeZone)),
      weeks_ahead: 1,
      sunday: "tell" as const,
      overdue_days: [3, 10],
      defaults: [{ role: "client" as const, kind: "week" as const, channels: ["email" as const] }],
      version: 0,
    },
  })),
  sampleOf(getPriceRules, () => ({})),
  sampleOf(setPriceRules, () => ({
    query: {},
    body: {
      rules: [
        {
          id: "weekend",
          name: "Weekend",
          services: ["25" as const],
          when: { type: "weekdays" as const, weekdays: [5, 6] },
          charge: { dollars: 5 },
          pay: { percent: 10 },
          from: "2026-12-01",
          to: null,
        },
      ],
      holidays: ["thanksgiving" as const],
      days: [{ date: "2026-12-24", name: "Christmas Eve" }],
      cancelling: [
        { services: ["25" as const], on: "all" as const, hours: 24, charge: "half" as const, pay: "nothing" as const },
      ],
      accept_free_cancels: true,
      takes_meets: true,
      version: 0,
    },
  })),
  sampleOf(repriceAllVisits, async (app, parties) => {
    await storeSeries(app, parties);
    return { query: {}, body: { prices: [{ service_type: "25" as const, from: 28, to: 30 }] } };
  }),
  sampleOf(listReferralCodes, () => ({ query: { limit: 20 } })),
  sampleOf(createReferralCode, () => ({
    body: {
      id: "a-form-made-by-chance",
      role: "client" as const,
      uses_limit: 3,
      expires_on: "2026-12-31",
      note: "Dog park flyer",
    },
  })),
  sampleOf(revokeReferralCode, async ({ installation }) => {
    const referral = aReferralCode({ code: "TGVE2346" });
    await storeReferralCode(installation.db, referral, anAuthor());
    return { params: { code: referral.code } };
  }),
];
