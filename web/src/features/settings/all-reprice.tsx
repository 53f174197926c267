import { type AnswerOf, repriceAllVisits } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { usePreviewed } from "../../lib/api/use-previewed.ts";
import { addedUp } from "../../lib/format/dollars-text.ts";
import { RepriceDialog, tellRepriced } from "../../parts/repricing/reprice-dialog.tsx";
import { pricesIn, type Reprice, type RepricedService } from "../../parts/repricing/repriced.ts";

/** Gives what clients without a custom rate have booked the new prices, some clients a request. */
export const repriceAll =
  (prices: RepricedService[]): Reprice =>
  async (query) => {
    const parts: AnswerOf<typeof repriceAllVisits>[] = [];
    let after: string | null | undefined;
    do {
      const part = await call(repriceAllVisits, { query, body: { prices, ...(after && { after }) } });
      parts.push(part);
      after = part.next;
    } while (after);
    const sum = (name: "visits" | "before" | "after" | "kept") => addedUp(parts.map((part) => part[name]));
    return {
      saved: query.preview === undefined,
      visits: sum("visits"),
      later: parts.some(({ later }) => later === "every") ? "every" : addedUp(parts.map(({ later }) => Number(later))),
      before: sum("before"),
      after: sum("after"),
      kept: sum("kept"),
    };
  };

interface AllRepriceProps {
  /** The prices as the address has them. */
  text: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks whether what is booked at the default prices takes the new ones. */
export function AllReprice({ text, ...shown }: AllRepriceProps) {
  const prices = pricesIn(text);
  const asking = usePreviewed({
    key: ["reprice", "everybody", text],
    act: repriceAll(prices),
    enabled: prices.length > 0,
    onDone: tellRepriced,
    close: shown.onClose,
  });
  return <RepriceDialog prices={prices} asking={asking} {...shown} />;
}
