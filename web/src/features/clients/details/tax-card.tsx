import { Button } from "@mantine/core";
import { getTaxes } from "@petcare/contract";
import { useRead } from "../../../lib/api/use-read.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { taxRatesOf, taxRateText } from "../../../parts/money/tax-rates.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { ClientRecord } from "../client-record.ts";
import classes from "./rates-tab.module.css";

interface TaxCardProps {
  client: ClientRecord;
  onChange: (part: string) => void;
}

/** The sales tax of a client. Without any rate there is nothing to say. */
export function TaxCard({ client: { tax }, onChange }: TaxCardProps) {
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
        <p className={classes.exempt}>
          <b>Exempt</b>: {exempt.exempt}
          {exempt.certificate && `, certificate ${exempt.certificate}`}
        </p>
      ) : (
        <p>{taxRateText(own ?? first)}</p>
      )}
      <div className="flow gap-10">
        <Button variant="default" onClick={() => onChange("tax")}>
          Another rate
        </Button>
        <Button variant="default" onClick={() => onChange("exempt")}>
          Exempt…
        </Button>
      </div>
    </Card>
  );
}
