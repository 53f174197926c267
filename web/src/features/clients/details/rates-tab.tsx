import { rateKeyOf, serviceTypes } from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { rateLabels } from "../../../parts/money/rate-fields.tsx";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Card, CardGrid } from "../../../ui/layout/card.tsx";
import type { ClientRecord } from "../client-record.ts";
import { useDefaultPrices } from "../default-prices.ts";
import classes from "./rates-tab.module.css";
import { TaxCard } from "./tax-card.tsx";

interface RatesTabProps {
  client: ClientRecord;
  onChange: (part: string) => void;
}

/** Shows what a client pays for each service, and whether that is their own rate. */
export function RatesTab({ client, onChange }: RatesTabProps) {
  const { custom_rates } = client;
  const defaults = useDefaultPrices();
  return (
    <CardGrid>
      <Card title="Rates" aside={<EditButton of="rates" onClick={() => onChange("rates")} />}>
        <dl className={classes.rates}>
          {serviceTypes.map(rateKeyOf).map((key) => {
            const own = custom_rates?.[key];
            return (
              <div key={key}>
                <dt>{rateLabels[key]}</dt>
                <dd>
                  {own === undefined ? "Default rate" : <b>Custom rate</b>}: {formatDollars(own ?? defaults[key])}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className="quiet">
          A new rate counts for what is booked from then on, and on request for what is booked from tomorrow on.
        </p>
      </Card>
      <TaxCard client={client} onChange={onChange} />
    </CardGrid>
  );
}
