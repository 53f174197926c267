import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatDollars } from "../../lib/format/dollars.ts";
import { Card } from "../../ui/layout/card.tsx";
import classes from "./rates-card.module.css";
import { payLines, type WalkerRecord } from "./walker-record.ts";

interface RatesCardProps {
  walker: WalkerRecord;
  /** The button that edits them. */
  edit: ReactNode;
}

/** Shows what a walker is paid for each service. */
export function RatesCard({ walker, edit }: RatesCardProps) {
  return (
    <Card title="Pay rates" aside={edit}>
      <dl className={classes.rates}>
        {payLines(walker).map(({ key, label, isOwn, dollars }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {dollars === undefined ? "not set" : <b>{formatDollars(dollars)}</b>}
              <small>{isOwn ? "Custom rate" : <Link to="/admin/settings">Default rate</Link>}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet">Completing a walk fixes its pay. A new rate counts for later walks.</p>
    </Card>
  );
}
