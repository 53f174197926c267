import { business } from "@petcare/business";
import { type Rates, ratesInCents, ratesOver, type SomeRates } from "@petcare/domain";
import { listPeople, type PayRates, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

type Earner = Partial<Pick<User, "role" | "pay_rates">>;

/**
 * Maps services to pay in cents. A walker: the own rate, or else the business's, which may be undefined. The
 * owner: the own rate, or else nothing.
 */
export const payRatesOf = ({ role, pay_rates = {} }: Earner = {}): SomeRates =>
  ratesOver(pay_rates, role === "admin" ? nothing : ratesInCents(business.defaultWalkerPay));

const nothing: Rates = { walk25: 0, visit: 0, overnight: 0, other: 0 };

/** Maps some people's ids to their pay rates. */
export const ratesById = (walkers: readonly (Pick<User, "id"> & Earner)[]): PayRates =>
  Object.fromEntries(walkers.map((walker) => [walker.id, payRatesOf(walker)]));

/** Reads the pay rates of the whole team, by their ids. */
export const teamRates = async (): Promise<PayRates> => ratesById(await listPeople(runtime.db, "team"));
