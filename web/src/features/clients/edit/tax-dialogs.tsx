import "../../../ui/theme/select-styles.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { getTaxes } from "@petcare/contract";
import { useRead } from "../../../lib/api/use-read.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { taxRatesOf, taxRateText } from "../../../parts/money/tax-rates.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** Chooses the rate of sales tax of a client. It ends an exemption. */
export function TaxRateDialog({ client, ...shown }: PartDialogProps) {
  const today = todayOf(useNow());
  const query = useRead(getTaxes);
  const { data } = query;
  const rates = data ? taxRatesOf(data, today) : [];
  const { tax } = client;
  const isExempt = tax !== undefined && "exempt" in tax;
  // The first rate is everybody's who has no other. What a client has stays theirs while the rates cannot be read.
  const optionOf = (id: string) => (id === rates[0]?.id ? "" : id);
  const hasOwn = tax && !isExempt && (!data || rates.some(({ id }) => id === tax.rate));
  const stored = isExempt ? "exempt" : hasOwn ? optionOf(tax.rate) : "";
  const options = rates.map((rate) => ({ value: optionOf(rate.id), label: taxRateText(rate) }));
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Rate of sales tax"
      saved="Sales tax saved"
      stored={{ tax: stored }}
      names={{ tax: "Rate" }}
      toChange={({ tax: rate }) => (rate === "exempt" ? {} : { tax: rate === "" ? null : { rate } })}
    >
      {(form) => (
        <Loaded query={query} failed="The rates could not be read. Please try again.">
          {() => (
            <NativeSelect
              label="Rate"
              description="Invoices that were made stay as they are."
              data={[...(isExempt ? [{ value: "exempt", label: "Exempt" }] : []), ...options]}
              {...form.text("tax")}
            />
          )}
        </Loaded>
      )}
    </ClientDialog>
  );
}

/** Says why a client pays no sales tax. */
export function ExemptDialog({ client, ...shown }: PartDialogProps) {
  const exempt = client.tax && "exempt" in client.tax ? client.tax : undefined;
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Exempt from sales tax"
      saved="Sales tax saved"
      stored={{ exempt: exempt?.exempt ?? "", certificate: exempt?.certificate ?? "" }}
      names={{ exempt: "Reason", certificate: "Certificate" }}
      toChange={(values) => ({ tax: { exempt: values.exempt, certificate: textOrNull(values.certificate) } })}
    >
      {(form) => (
        <>
          <TextInput
            label="Reason"
            description="It stands on the invoices"
            autoComplete="off"
            data-autofocus
            {...form.text("exempt")}
          />
          <TextInput
            label="Certificate"
            description="If there is one"
            autoComplete="off"
            {...form.text("certificate")}
          />
        </>
      )}
    </ClientDialog>
  );
}
