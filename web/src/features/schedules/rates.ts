import { type AnswerOf, getPricing, type listClients } from "@petcare/contract";
import { type Cents, defaultRates, priceOf, type Rates, rateLabel, type ServiceType, toCents } from "@petcare/domain";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/api/query.ts";

type Client = AnswerOf<typeof listClients>[number];
type Dollars = { [key in keyof Rates]?: number | undefined };

/** The default prices in cents. The built-in ones replace them where they cannot be read (docs/product/settings.md#default-prices). */
export function useDefaultRates(): Rates {
  const { data } = useQuery(read(getPricing));
  return data ? { ...defaultRates, ...inCents(data) } : defaultRates;
}

/** What a client pays for a service by default: for the price field in dollars, and in words. */
export function suggestedPrice(client: Client | undefined, service: ServiceType, rates: Rates) {
  if (!client) return { price: "", label: "" };
  const pricing = { clientRates: client.custom_rates && inCents(client.custom_rates), defaultRates: rates, service };
  return { price: (priceOf(pricing) / 100).toFixed(2), label: rateLabel(pricing) };
}

function inCents(dollars: Dollars): Partial<Rates> {
  const known = Object.entries(dollars).flatMap(([key, amount]): [string, Cents][] => {
    const cents = amount === undefined ? undefined : toCents(amount);
    return cents === undefined ? [] : [[key, cents]];
  });
  return Object.fromEntries(known);
}
