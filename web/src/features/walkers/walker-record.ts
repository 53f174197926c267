import type { AnswerOf, getWalker } from "@petcare/contract";
import { rateKeyOf, serviceLabels, serviceTypes } from "@petcare/domain";

export type WalkerRecord = AnswerOf<typeof getWalker>;

/** A walker's pay for each service: their own, else the business's; undefined where neither is set. In dollars. */
export const payLines = ({ pay_rates, default_pay }: Pick<WalkerRecord, "pay_rates" | "default_pay">) =>
  serviceTypes.map((service) => {
    const key = rateKeyOf(service);
    const own = pay_rates[key];
    return { key, label: serviceLabels[service], isOwn: own !== undefined, dollars: own ?? default_pay[key] };
  });
