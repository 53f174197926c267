import { rateKeyOf, serviceTypes } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatDollars } from "../../lib/format/dollars.ts";
import { rateLabels } from "../../parts/money/rate-fields.tsx";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { Card } from "../../ui/layout/card.tsx";
import type { WalkerRecord } from "./data.ts";

/** A walker's pay for each service: custom, or the business's default. */
export const RatesCard = ({ walker, edit }: { walker: WalkerRecord; edit: ReactNode }) => (
  <Card title="Pay rates" aside={edit}>
    <Facts>
      {serviceTypes.map(rateKeyOf).map((key) => {
        const own = walker.pay_rates[key];
        const dollars = own ?? walker.default_pay[key];
        return (
          <Fact key={key} term={rateLabels[key]}>
            {dollars === undefined ? "not set" : <b>{formatDollars(dollars)}</b>}{" "}
            <small>{own === undefined ? <Link to="/admin/settings">Default rate</Link> : "Custom rate"}</small>
          </Fact>
        );
      })}
    </Facts>
    <p className="quiet">Completing a walk fixes its pay. A new rate counts for later walks.</p>
  </Card>
);
