import type { AnswerOf, getWalker } from "@petcare/contract";
import { rateKeyOf, serviceLabels, serviceTypes } from "@petcare/domain";
import type { ReactNode } from "react";
import type { Part } from "./edit-parts.ts";

export type WalkerRecord = AnswerOf<typeof getWalker>;

/** What a tab that can be edited gets. */
export interface TabProps {
  walker: WalkerRecord;
  /** The button that opens the dialog of a card; nothing where the record cannot be changed. */
  editOf: (part: Part) => ReactNode;
}

/** A walker's pay for each service: their own, else the business's; undefined where neither is set. In dollars. */
export const payLines = ({ pay_rates, default_pay }: Pick<WalkerRecord, "pay_rates" | "default_pay">) =>
  serviceTypes.map((service) => {
    const key = rateKeyOf(service);
    const own = pay_rates[key];
    return { key, label: serviceLabels[service], isOwn: own !== undefined, dollars: own ?? default_pay[key] };
  });
