import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { getNoticeSettings, setNoticeSettings } from "./notice-settings.ts";
import { definePaged } from "./paged-endpoint.ts";
import { getPriceRules, setPriceRules } from "./price-rules.ts";
import { id, instant, localDate, maxText, once, oneLine, titled, settingsVersion as version } from "./schema/basics.ts";
import { preview } from "./schema/edit.ts";
import { dollars, newPrices, price, repriced } from "./schema/money.ts";
import { milli, rateName } from "./schema/tax.ts";
import { serviceType } from "./schema/visit-fields.ts";
import { signupRole } from "./signup.ts";

const pricing = z.object({ walk25: dollars, visit: dollars, overnight: dollars, other: dollars, version });

export const getPricing = defineEndpoint({
  name: "getPricing",
  method: "GET",
  path: "/settings/pricing",
  handler: "settings/get-pricing",
  audience: ["admin"],
  summary: "The default prices in dollars.",
  answer: pricing,
});

export const setPricing = defineEndpoint({
  name: "setPricing",
  method: "PUT",
  path: "/settings/pricing",
  handler: "settings/set-pricing",
  audience: ["admin"],
  summary: "Sets the default prices. What is booked keeps its price until it is repriced.",
  body: z.object({
    walk25: titled("25 minute walk", price),
    visit: titled("Cat/Dog 25 minute Visit", price),
    overnight: titled("Overnight stay", price),
    other: titled("Other", price),
    version,
  }),
  answer: pricing,
});

/** The sales tax. Without rates nothing is taxed. The first rate is the one of clients without one of their own. */
const taxes = z.object({
  rates: titled(
    "Rates",
    z.array(z.object({ id, name: rateName, milli: titled("Percent", milli), from: titled("From", localDate) })).check(
      z.maxLength(40, "must be at most 40 rates"),
      once("must name each day of a rate once", (row) => `${row.id} ${row.from}`),
    ),
  ),
  /** The services that are taxed. */
  services: titled(
    "Services",
    z.array(serviceType).check(
      z.maxLength(4, "must be at most 4 services"),
      once("must name each service once", (service) => service),
    ),
  ),
  /** Whether what is charged of a cancelled visit is taxed. */
  cancelled: titled("Cancelled visits", z.boolean()),
  version,
});

export const getTaxes = defineEndpoint({
  name: "getTaxes",
  method: "GET",
  path: "/settings/taxes",
  handler: "settings/get-taxes",
  audience: ["admin"],
  summary: "The rates of sales tax, and what is taxed.",
  answer: taxes,
});

export const setTaxes = defineEndpoint({
  name: "setTaxes",
  method: "PUT",
  path: "/settings/taxes",
  handler: "settings/set-taxes",
  audience: ["admin"],
  summary: "Sets the rates of sales tax, and what is taxed. Invoices that were made stay as they are.",
  body: taxes,
  answer: taxes,
});

export const repriceAllVisits = defineEndpoint({
  name: "repriceAllVisits",
  method: "POST",
  path: "/settings/pricing/reprice",
  handler: "settings/reprice-all-visits",
  audience: ["admin"],
  summary: "Gives what clients without a custom rate have booked from tomorrow on at an old price the new one.",
  query: z.object({ preview }),
  body: newPrices,
  answer: repriced,
});

const code = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_-]{1,80}$/, "must be a referral code"));

const referralCode = z.object({
  code: z.string(),
  role: signupRole,
  /** The record whose invite it is; null: anybody's. */
  bound_to: z.nullable(z.object({ id, name: z.string() })),
  note: z.nullable(z.string()),
  uses_limit: z.int(),
  uses: z.int(),
  /** The last local day on which it can be used; null: it has no end. */
  expires_on: z.nullable(localDate),
  revoked: z.boolean(),
  /** Whether somebody can sign up with it now. */
  usable: z.boolean(),
  created_at: instant,
  /** The users who signed up with it, the first one first. */
  used_by: z.array(z.object({ id, name: z.string(), phone: z.nullable(z.string()), at: instant })),
});

export const listReferralCodes = definePaged({
  name: "listReferralCodes",
  method: "GET",
  path: "/referral-codes",
  handler: "settings/list-referral-codes",
  audience: ["admin"],
  summary: "The referral codes, the latest first, with who signed up with them.",
  answer: z.array(referralCode),
});

export const createReferralCode = defineEndpoint({
  name: "createReferralCode",
  method: "POST",
  path: "/referral-codes",
  handler: "settings/create-referral-code",
  audience: ["admin"],
  summary: "Issues a referral code, once for the request's id.",
  body: z.object({
    /** The form makes it from at least 16 characters of chance: the code comes from it. */
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,80}$/, "must be 16 to 80 letters and digits")),
    role: signupRole,
    uses_limit: titled(
      "Uses",
      z
        .int("must be a whole number")
        .check(z.minimum(1, "must be at least 1"), z.maximum(1000, "must be at most 1000")),
    ),
    expires_on: titled("Ends", z.nullish(localDate)),
    note: titled("Note", z.nullish(z.string().check(oneLine, z.trim(), maxText(200)))),
  }),
  answer: referralCode,
  status: 201,
});

export const revokeReferralCode = defineEndpoint({
  name: "revokeReferralCode",
  method: "POST",
  path: "/referral-codes/{code}/revoke",
  handler: "settings/revoke-referral-code",
  audience: ["admin"],
  summary: "Ends a referral code. Whoever signed up with it keeps their account.",
  params: z.object({ code }),
  answer: referralCode,
});

export const settingsEndpoints: readonly Endpoint[] = [
  getPricing,
  setPricing,
  getTaxes,
  setTaxes,
  getPriceRules,
  setPriceRules,
  getNoticeSettings,
  setNoticeSettings,
  repriceAllVisits,
  listReferralCodes,
  createReferralCode,
  revokeReferralCode,
];
