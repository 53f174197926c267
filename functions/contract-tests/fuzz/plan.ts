import { type Endpoint, endpoints } from "@petcare/contract";
import { isWhole, seed } from "@petcare/storage/testing";
import { type Case, plainCases, randomCase } from "./cases.ts";

/*
FUZZ_SEED=7                    other random cases, and another sample
FUZZ=whole                     every case, as `npm run test:fuzz` does
FUZZ_CASE=createSchedule:812   that case alone; a failure prints its case and its seed
*/
const alone = process.env.FUZZ_CASE;

const casesInAll = 20_000;
/** How many cases of each endpoint are in the sample that a usual run tries, beside those close to a limit. */
const sampleSize = 30;

const plain = new Map(endpoints.map((endpoint) => [endpoint.name, plainCases(endpoint)]));
const plainCount = [...plain.values()].reduce((sum, cases) => sum + cases.length, 0);
/** How many random cases each endpoint gets beside its plain ones. */
const byChance = Math.ceil((casesInAll - plainCount) / endpoints.length);

export const caseAt = (endpoint: Endpoint, index: number): Case =>
  plain.get(endpoint.name)?.[index] ?? randomCase(endpoint, seed, index);

/** The numbers of the cases that this run tries. */
export function plannedFor({ name }: Endpoint): number[] {
  const length = (plain.get(name)?.length ?? 0) + byChance;
  const indexes = Array.from({ length }, (_, index) => index);
  if (alone !== undefined) return indexes.filter((index) => alone === `${name}:${index}`);
  const step = isWhole ? 1 : Math.ceil(length / sampleSize);
  return indexes.filter((index) => index % step === seed % step || plain.get(name)?.[index]?.isClose);
}

const planned = endpoints.reduce((sum, endpoint) => sum + plannedFor(endpoint).length, 0);
export const plan = `fuzz: ${planned} of ${plainCount + byChance * endpoints.length} requests to ${endpoints.length} endpoints, seed ${seed}`;
