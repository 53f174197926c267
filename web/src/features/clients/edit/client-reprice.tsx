import { repriceVisits } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { usePreviewed } from "../../../lib/api/use-previewed.ts";
import { RepriceDialog, tellRepriced } from "../../../parts/repricing/reprice-dialog.tsx";
import { pricesIn, type Reprice, type RepricedService } from "../../../parts/repricing/repriced.ts";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** Gives what a client has booked the new prices. */
export const repriceClient =
  (id: string) =>
  (prices: RepricedService[]): Reprice =>
  (query) =>
    call(repriceVisits, { params: { id }, query, body: { prices } });

/** Asks whether what a client has booked takes the new prices of an address. */
export function ClientReprice({ client, text, ...shown }: Omit<PartDialogProps, "onGoOn"> & { text: string }) {
  const prices = pricesIn(text);
  const asking = usePreviewed({
    key: ["reprice", client.id, text],
    act: repriceClient(client.id)(prices),
    enabled: prices.length > 0,
    onDone: tellRepriced,
    close: shown.onClose,
  });
  return <RepriceDialog prices={prices} asking={asking} {...shown} />;
}
