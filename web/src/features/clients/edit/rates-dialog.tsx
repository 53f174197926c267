import { TextInput } from "@mantine/core";
import type { Rates } from "@petcare/domain";
import type { ClientRecord } from "../client-record.ts";
import { rateNames, useDefaultPrices } from "../rate-lines.ts";
import classes from "./client-dialog.module.css";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** What a client pays for each service. An empty field is the default. */
export function RatesDialog({ client, ...shown }: PartDialogProps) {
  const defaults = useDefaultPrices();
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Custom rates"
      saved="Rates saved"
      stored={formOf(client)}
      names={rateNames}
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
          <p>An empty field has the default rate. What is booked already keeps its price.</p>
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
