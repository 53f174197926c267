import { type Endpoint, endpoints } from "@petcare/contract";
import { type Case, plainCases, randomCase } from "./cases.ts";

/*
FUZZ_SEED=7                    other cases by chance, and another sample of all
FUZZ=whole                     every case, as `npm run test:fuzz` does
FUZZ_CASE=createSchedule:812   that one alone; a failure names its case and its seed
*/
export const seed = Number(process.env.FUZZ_SEED ?? 1);
const alone = process.env.FUZZ_CASE;
const isWhole = process.env.FUZZ === "whole";

const casesInAll = 20_000;
/** How many of an endpoint's cases are in the sample. */
const sampleSize = 60;

const plain = new Map(endpoints.map((endpoint) => [endpoint.name, plainCases(endpoint)]));
const plainCount = [...plain.values()].reduce((sum, cases) => sum + cases.length, 0);
/** To each endpoint's plain cases so many are added that are made by chance. */
const byChance = Math.ceil((casesInAll - plainCount) / endpoints.length);

export const caseAt = (endpoint: Endpoint, index: number): Case =>
  plain.get(endpoint.name)?.[index] ?? randomCase(endpoint, seed, index);

/** The cases of an endpoint that this run tries. */
export function plannedFor({ name }: Endpoint): number[] {
  const length = (plain.get(name)?.length ?? 0) + byChance;
  const indexes = Array.from({ length }, (_, index) => index);
  if (alone !== undefined) return indexes.filter((index) => alone === `${name}:${index}`);
  const step = isWhole ? 1 : Math.ceil(length / sampleSize);
  return indexes.filter((index) => index % step === seed % step);
}

const planned = endpoints.reduce((sum, endpoint) => sum + plannedFor(endpoint).length, 0);
export const plan = `fuzz: ${planned} of ${plainCount + byChance * endpoints.length} requests to ${endpoints.length} endpoints, seed ${seed}`;
