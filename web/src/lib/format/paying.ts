import { business } from "@petcare/business";

/** The ways to pay that the owner chooses from. */
export const paymentMethods = ["Zelle", "Venmo", "Check", "Cash"] as const;

/** What a client reads about paying. */
export const howToPay = `Zelle to ${business.phone.shown}, or a check to ${business.legalName}.`;
