import "../../../ui/theme/select-styles.ts";
import { NativeSelect } from "@mantine/core";
import { business } from "@petcare/business";
import { getPricing, getTaxes, repriceVisits } from "@petcare/contract";
import type { Rates } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { usePreviewed } from "../../../lib/api/use-previewed.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import {
  changedRates,
  eachRate,
  RateFields,
  rateLabels,
  ratesOrNull,
  type SomeRates,
  typedRates,
} from "../../../parts/money/rate-fields.tsx";
import { taxRatesOf, taxRateText } from "../../../parts/money/tax-rates.ts";
import { textsOf } from "../../../parts/people/person-fields.tsx";
import { RepriceDialog, tellRepriced } from "../../../parts/repricing/reprice-dialog.tsx";
import {
  isAnyBooked,
  pricesIn,
  pricesText,
  type Reprice,
  type RepricedService,
} from "../../../parts/repricing/repriced.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { ClientDialog, type PartDialogProps } from "../dialogs/form.tsx";
import { exemptFields } from "../fields.ts";

const rateFields = eachRate((service) => ({ label: rateLabels[service] }));

/** Edits a client's rates. An empty field is the default. */
export function RatesDialog({ client, onReprice, ...shown }: PartDialogProps) {
  const query = useRead(getPricing);
  // The fields appear once the settings are read, so the built-in prices are never compared.
  const defaults: Rates = query.data ?? business.defaultPrices;
  const paidAt = (rates: SomeRates): Rates => eachRate((service) => rates?.[service] ?? defaults[service]);
  async function askAboutBooked(rates: SomeRates): Promise<void> {
    const prices = changedRates(paidAt(client.custom_rates), paidAt(rates));
    if (await isAnyBooked(prices, repriceClient(client.id))) onReprice(pricesText(prices));
    else shown.onClose();
  }
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Custom rates"
      saved="Rates saved"
      fields={rateFields}
      stored={typedRates(client.custom_rates)}
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

/** Makes the request that gives a client's booked visits new prices. */
const repriceClient =
  (id: string) =>
  (prices: RepricedService[]): Reprice =>
  (query) =>
    call(repriceVisits, { params: { id }, query, body: { prices } });

/** Asks whether a client's booked visits take the new prices in ?reprice=. */
export function ClientReprice({ client, id: text, ...shown }: PartDialogProps) {
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

/** Chooses a client's rate of sales tax, which ends an exemption. */
export function TaxRateDialog({ client, ...shown }: PartDialogProps) {
  const today = todayOf(useNow());
  const query = useRead(getTaxes);
  const { data } = query;
  const rates = data ? taxRatesOf(data, today) : [];
  const { tax } = client;
  const isExempt = tax !== undefined && "exempt" in tax;
  // The first rate is the default, sent as null. While the rates cannot be read, the client's own stays chosen.
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
      fields={{ tax: { label: "Rate" } }}
      stored={{ tax: stored }}
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

/** Exempts a client from sales tax, with a reason. */
export const ExemptDialog = ({ client, ...shown }: PartDialogProps) => (
  <ClientDialog
    {...shown}
    client={client}
    title="Exempt from sales tax"
    saved="Sales tax saved"
    fields={exemptFields}
    stored={textsOf(exemptFields, client.tax as object)}
    toChange={({ exempt, certificate }) => ({ tax: { exempt, certificate: textOrNull(certificate) } })}
  />
);
