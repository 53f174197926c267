import type { AnswerOf, BodyOf, repriceVisits } from "@petcare/contract";
import { asServiceType } from "@petcare/domain";

export type RepricedService = BodyOf<typeof repriceVisits>["prices"][number];
export type Repriced = AnswerOf<typeof repriceVisits>;

/** Sends the new prices, or previews their effect. */
export type Reprice = (query: { preview?: "1" }) => Promise<Repriced>;

export const affectsAny = ({ visits, later }: Repriced): boolean => visits > 0 || later !== 0;

/** Tells whether anything is booked at the old prices; false if that cannot be read. */
export async function isAnyBooked(
  prices: RepricedService[],
  reprice: (prices: RepricedService[]) => Reprice,
): Promise<boolean> {
  if (prices.length === 0) return false;
  const seen = await reprice(prices)({ preview: "1" }).catch(() => undefined);
  return seen !== undefined && affectsAny(seen);
}

/** Writes prices for an address: '25:28:30' is service, old and new price in dollars. */
export const pricesText = (prices: readonly RepricedService[]): string =>
  prices.map(({ service_type, from, to }) => [service_type, from, to].join(":")).join("_");

/** Reads prices from such a text. Invalid parts are left out. */
export const pricesIn = (text: string): RepricedService[] =>
  text.split("_").flatMap((part) => {
    const [service = "", from, to, ...more] = part.split(":");
    const service_type = asServiceType(service);
    const [before, after] = [Number(from || Number.NaN), Number(to || Number.NaN)];
    const isPrice = more.length === 0 && Number.isFinite(before) && Number.isFinite(after);
    return isPrice && service_type ? [{ service_type, from: before, to: after }] : [];
  });
