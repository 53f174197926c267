import { listPeople, type PayRates } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { ratesById } from "./rates.ts";

/** What everybody of the team earns per service, by their ids. */
export const teamRates = async (): Promise<PayRates> => ratesById(await listPeople(runtime.db, "team"));
