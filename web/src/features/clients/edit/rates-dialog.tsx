import { TextInput } from "@mantine/core";
import { type Rates, rateKeyOf, serviceTypes } from "@petcare/domain";
import { pricesText, type RepricedService, takesAny } from "../../../parts/repricing/repriced.ts";
import type { ClientRecord } from "../client-record.ts";
import { rateNames, useDefaultPrices } from "../rate-lines.ts";
import classes from "./client-dialog.module.css";
import { ClientDialog } from "./client-dialog.tsx";
import { repriceClient } from "./client-reprice.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** What a client pays for each service. An empty field is the default. */
export function RatesDialog({ client, onGoOn, ...shown }: PartDialogProps) {
  const defaults = useDefaultPrices();
  /** Whether anything is booked at a price that was changed: only then there is something to ask. */
  async function askAboutBooked(values: ReturnType<typeof formOf>): Promise<void> {
    const prices = changedPrices(client, values, defaults);
    const seen =
      prices.length > 0 ? await repriceClient(client.id, prices)({ preview: "1" }).catch(() => undefined) : undefined;
    if (seen && takesAny(seen)) onGoOn(`reprice-${pricesText(prices)}`);
    else shown.onClose();
  }
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Custom rates"
      saved="Rates saved"
      stored={formOf(client)}
      names={rateNames}
      next={(values) => void askAboutBooked(values)}
      toChange={(values) => ({
        custom_rates: {
          walk25: amountIn(values.walk25),
          visit: amountIn(values.visit),
          overnight: amountIn(values.overnight),
          other: amountIn(values.other),
        },
      })}
    >
      {(form) => (
        <>
          <p>
            An empty field has the default rate. What is booked already keeps its price, unless you say otherwise next.
          </p>
          <div className={classes.pair}>
            {(Object.keys(rateNames) as (keyof Rates)[]).map((key) => (
              <TextInput
                key={key}
                label={rateNames[key]}
                placeholder={`Default rate: ${defaults[key].toFixed(2)}`}
                leftSection="$"
                inputMode="decimal"
                autoComplete="off"
                {...form.text(key)}
              />
            ))}
          </div>
        </>
      )}
    </ClientDialog>
  );
}

const formOf = ({ custom_rates }: ClientRecord) => {
  const text = (key: keyof Rates) => custom_rates?.[key]?.toFixed(2) ?? "";
  return { walk25: text("walk25"), visit: text("visit"), overnight: text("overnight"), other: text("other") };
};

/** What was typed as dollars. What is no amount is refused as one by the contract. */
const amountIn = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed.replace(/^\s*\$/, "")));

/** The services whose price for the client is another one now. */
const changedPrices = (
  { custom_rates }: ClientRecord,
  values: ReturnType<typeof formOf>,
  defaults: Rates,
): RepricedService[] =>
  serviceTypes.flatMap((service_type) => {
    const key = rateKeyOf(service_type);
    const [from, to] = [custom_rates?.[key] ?? defaults[key], amountIn(values[key]) ?? defaults[key]];
    return from === to ? [] : [{ service_type, from, to }];
  });
