import { serviceTypes } from "@petcare/domain";
import { type BodyFor, ok } from "./call.ts";
import type { SignedInApp } from "./signed-in-app.ts";

type Rules = Omit<BodyFor<"setPriceRules">, "version">;

/** Sets the price rules and what cancelling costs. */
export async function setRules({ owner }: SignedInApp, given: Partial<Rules>) {
  const now = await ok(owner, "getPriceRules");
  await ok(owner, "setPriceRules", { query: {}, body: { ...now, ...given } });
}

/** A price rule of walks from the scene's day on: $4.00 more, and no more pay. */
export const aRule = (given: Pick<Rules["rules"][number], "when"> & Partial<Rules["rules"][number]>) => ({
  ...{ id: "fee", name: "Fee", services: ["25" as const], charge: { dollars: 4 }, pay: null },
  ...{ from: "2026-11-20" as const, to: null, ...given },
});

/** The row by which cancelling costs half of the price, and half of the pay, so many hours before. */
export const halfWithin = (hours: number) => ({
  ...{ services: [...serviceTypes], on: "all" as const, hours },
  ...{ charge: "half" as const, pay: "half" as const },
});

/** Sets the rates of sales tax, on everything that is sold unless other services are given. */
export async function setTaxRates(
  { owner }: SignedInApp,
  rates: BodyFor<"setTaxes">["rates"],
  services: BodyFor<"setTaxes">["services"] = [...serviceTypes],
) {
  const { version } = await ok(owner, "getTaxes");
  await ok(owner, "setTaxes", { body: { rates, services, cancelled: false, version } });
}

/** Sets how a client is taxed. */
export async function setTaxOf({ owner }: SignedInApp, { id }: { id: string }, tax: BodyFor<"changeClient">["tax"]) {
  const { version } = await ok(owner, "getClient", { params: { id } });
  await ok(owner, "changeClient", { params: { id }, body: { version, tax } });
}
