import { Button, Group } from "@mantine/core";
import { getTaxes } from "@petcare/contract";
import { rateKeyOf, serviceTypes } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { rateLabels } from "../../../parts/money/rate-fields.tsx";
import { taxRatesOf, taxRateText } from "../../../parts/money/tax-rates.ts";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Card, CardGrid } from "../../../ui/layout/card.tsx";
import { type ClientRecord, useDefaultPrices } from "../data.ts";

interface RatesTabProps {
  client: ClientRecord;
  onChange: (part: "rates" | "tax" | "exempt") => void;
}

/** A client's rates, custom or default, and sales tax. */
export function RatesTab({ client, onChange }: RatesTabProps) {
  const { custom_rates } = client;
  const defaults = useDefaultPrices();
  return (
    <CardGrid>
      <Card title="Rates" aside={<EditButton of="rates" onClick={() => onChange("rates")} />}>
        <Facts>
          {serviceTypes.map(rateKeyOf).map((key) => {
            const own = custom_rates?.[key];
            return (
              <Fact key={key} term={rateLabels[key]}>
                {own === undefined ? "Default rate" : <b>Custom rate</b>}: {formatDollars(own ?? defaults[key])}
              </Fact>
            );
          })}
        </Facts>
        <p className="quiet">
          A new rate counts for what is booked from then on, and on request for what is booked from tomorrow on.
        </p>
      </Card>
      <TaxCard client={client} onChange={onChange} />
    </CardGrid>
  );
}

/** A client's sales tax. Draws nothing while the business has no tax rate. */
function TaxCard({ client: { tax }, onChange }: RatesTabProps) {
  const today = todayOf(useNow());
  const { data } = useRead(getTaxes);
  const rates = data ? taxRatesOf(data, today) : [];
  const [first] = rates;
  if (!first) return null;
  const exempt = tax && "exempt" in tax ? tax : undefined;
  const own = tax && "rate" in tax ? rates.find(({ id }) => id === tax.rate) : undefined;
  return (
    <Card title="Sales tax">
      {exempt ? (
        <p style={{ overflowWrap: "anywhere" }}>
          <b>Exempt</b>: {exempt.exempt}
          {exempt.certificate && `, certificate ${exempt.certificate}`}
        </p>
      ) : (
        <p>{taxRateText(own ?? first)}</p>
      )}
      <Group gap={10}>
        <Button variant="default" onClick={() => onChange("tax")}>
          Another rate
        </Button>
        <Button variant="default" onClick={() => onChange("exempt")}>
          Exempt…
        </Button>
      </Group>
    </Card>
  );
}
