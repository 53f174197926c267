import { business } from "@petcare/business";
import { type AnswerOf, getPricing, type listClients } from "@petcare/contract";
import { priceOf, type Rates, rateLabel, ratesInCents, type ServiceType } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";

type Client = AnswerOf<typeof listClients>[number];

/** The default prices in cents; the business's own where they cannot be read (docs/product/settings.md#default-prices). */
export function useDefaultRates(): Rates {
  const { walk25, visit, overnight, other } = useRead(getPricing).data ?? business.defaultPrices;
  return ratesInCents({ walk25, visit, overnight, other });
}

/** Tells what a client pays for a service by default: for the price field in dollars, and in words. */
export function suggestedPrice(client: Client | undefined, service: ServiceType, defaultRates: Rates) {
  if (!client) return { price: "", label: "" };
  const pricing = { clientRates: client.custom_rates && ratesInCents(client.custom_rates), defaultRates, service };
  return { price: (priceOf(pricing) / 100).toFixed(2), label: rateLabel(pricing) };
}
