import { listPeople, type PayRates } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { payRatesOf } from "./rates.ts";

/** What everybody of the team earns per service, by their ids. */
export async function teamRates(): Promise<PayRates> {
  const team = await listPeople(runtime.db, "team");
  return Object.fromEntries(team.map((member) => [member.id, payRatesOf(member)]));
}
