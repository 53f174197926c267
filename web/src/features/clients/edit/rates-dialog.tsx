import type { Rates } from "@petcare/domain";
import {
  changedRates,
  eachRate,
  RateFields,
  rateLabels,
  ratesOrNull,
  type SomeRates,
  typedRates,
} from "../../../parts/money/rate-fields.tsx";
import { isAnyBooked, pricesText } from "../../../parts/repricing/repriced.ts";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { useDefaultPrices } from "../default-prices.ts";
import { ClientDialog } from "./client-dialog.tsx";
import { repriceClient } from "./client-reprice.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** What a client pays for each service. An empty field is the default. */
export function RatesDialog({ client, onGoOn, ...shown }: PartDialogProps) {
  const defaults = useDefaultPrices();
  const paidAt = (rates: SomeRates): Rates => eachRate((service) => rates?.[service] ?? defaults[service]);
  async function askAboutBooked(rates: ReturnType<typeof ratesOrNull>): Promise<void> {
    const prices = changedRates(paidAt(client.custom_rates), paidAt(rates));
    if (await isAnyBooked(prices, repriceClient(client.id))) onGoOn(`reprice-${pricesText(prices)}`);
    else shown.onClose();
  }
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Custom rates"
      saved="Rates saved"
      stored={typedRates(client.custom_rates)}
      names={rateLabels}
      next={(values) => void askAboutBooked(ratesOrNull(values))}
      toChange={(values) => ({ custom_rates: ratesOrNull(values) })}
    >
      {(form) => (
        <>
          <p>
            An empty field has the default rate. What is booked already keeps its price, unless you say otherwise next.
          </p>
          <FieldPair>
            <RateFields
              form={form}
              about={(service) => ({ placeholder: `Default rate: ${defaults[service].toFixed(2)}` })}
            />
          </FieldPair>
        </>
      )}
    </ClientDialog>
  );
}
