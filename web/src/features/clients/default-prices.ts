import { business } from "@petcare/business";
import { getPricing } from "@petcare/contract";
import type { Rates } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";

/** The default prices in dollars; the business's own where they cannot be read (docs/product/settings.md#default-prices). */
export const useDefaultPrices = (): Rates => useRead(getPricing).data ?? business.defaultPrices;
