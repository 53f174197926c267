/**
 * The tags by which a test says what it needs of AWS that another implementation may lack.
 * `npm run test:conformance` leaves out the tests that need what the tested implementation lacks.
 */
export const needs = {
  "at-once": "requests at the same time are kept apart",
  large: "thousands of writes take minutes, and not gigabytes",
  refusals: "a request that makes no sense is refused, with AWS's error",
  repeats: "a repeated ClientRequestToken happens once",
  tokens: "tokens and secrets are as the app client says",
} as const;

/**
 * Finds the tags of what the tested implementation lacks. CONFORMANCE_LACKS names it, parted by commas.
 * moto's server lacks all of it, and keeps a copy of the whole table for each write of a transaction.
 */
export async function lacksOf(endpoint: string): Promise<string[]> {
  const named = process.env.CONFORMANCE_LACKS;
  if (named !== undefined) return named.split(",").filter((one) => one !== "");
  return (await isMoto(endpoint)) ? Object.keys(needs) : [];
}

/** Whether moto's server answers at this address. Only moto has its dashboard. */
async function isMoto(endpoint: string): Promise<boolean> {
  const answer = await fetch(new URL("/moto-api/", endpoint)).catch(() => undefined);
  return answer?.ok === true && (await answer.text()).includes("<title>Moto</title>");
}
