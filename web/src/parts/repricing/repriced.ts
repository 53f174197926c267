import type { AnswerOf, BodyOf, repriceVisits } from "@petcare/contract";
import { asServiceType } from "@petcare/domain";

export type RepricedService = BodyOf<typeof repriceVisits>["prices"][number];
export type Repriced = AnswerOf<typeof repriceVisits>;

/** Changes what is booked, or says what that is. */
export type Reprice = (query: { preview?: "1" }) => Promise<Repriced>;

export const takesAny = ({ visits, later }: Repriced): boolean => visits > 0 || later !== 0;

/** Whether anything is booked at the old prices. False where that cannot be read. */
export async function isAnyBooked(
  prices: RepricedService[],
  reprice: (prices: RepricedService[]) => Reprice,
): Promise<boolean> {
  if (prices.length === 0) return false;
  const seen = await reprice(prices)({ preview: "1" }).catch(() => undefined);
  return seen !== undefined && takesAny(seen);
}

/** '25:28:30' for each service, with its old and its new price in dollars: for an address. */
export const pricesText = (prices: readonly RepricedService[]): string =>
  prices.map(({ service_type, from, to }) => [service_type, from, to].join(":")).join("_");

/** The prices in such a text. Parts that are none are left out. */
export const pricesIn = (text: string): RepricedService[] =>
  text.split("_").flatMap((part) => {
    const [service = "", from, to, ...more] = part.split(":");
    const service_type = asServiceType(service);
    const [before, after] = [Number(from || Number.NaN), Number(to || Number.NaN)];
    const isPrice = more.length === 0 && Number.isFinite(before) && Number.isFinite(after);
    return isPrice && service_type ? [{ service_type, from: before, to: after }] : [];
  });
