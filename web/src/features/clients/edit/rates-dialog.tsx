import { business } from "@petcare/business";
import { getPricing } from "@petcare/contract";
import type { Rates } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
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
import { Loaded } from "../../../ui/feedback/states.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import { repriceClient } from "./client-reprice.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** Asks what a client pays for each service. An empty field is the default. */
export function RatesDialog({ client, onGoOn, ...shown }: PartDialogProps) {
  const query = useRead(getPricing);
  // No rate can be typed before the settings are read, so these change nothing.
  const defaults: Rates = query.data ?? business.defaultPrices;
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
          <Loaded query={query} failed="The default rates could not be read. Please try again.">
            {(read) => (
              <FieldPair>
                <RateFields
                  form={form}
                  about={(service) => ({ placeholder: `Default rate: ${read[service].toFixed(2)}` })}
                />
              </FieldPair>
            )}
          </Loaded>
        </>
      )}
    </ClientDialog>
  );
}
