import { listPeople, type PayRates } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { ratesById } from "./rates.ts";

/** Reads the pay rates of the whole team, by their ids. */
export const teamRates = async (): Promise<PayRates> => ratesById(await listPeople(runtime.db, "team"));
