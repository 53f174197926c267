import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { monthDay } from "../../../lib/format/time.ts";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { InvoiceDocument } from "../invoice.ts";
import { settlementWords } from "./paper-of.ts";
import classes from "./payments-card.module.css";

interface PaymentsCardProps {
  invoice: InvoiceDocument;
  team: readonly { id: string; name: string }[];
  onReverse: (paymentId: string) => void;
}

/** Shows what came for an invoice, tips apart, and what went off it again. */
export function PaymentsCard({ invoice: { settlements }, team, onReverse }: PaymentsCardProps) {
  const tips = settlements.flatMap(({ tip, reversed }) => (tip && !reversed ? [tip.amount] : []));
  return (
    <Card title="Payments">
      <ul className={classes.payments}>
        {settlements.map((settlement) => {
          const { payment_id, kind, date, note, amount, tip, reversed } = settlement;
          return (
            <li key={`${payment_id} ${kind}`}>
              <div className={classes.line} data-reversed={reversed || undefined}>
                <span>
                  <b>
                    {monthDay(date)}, {settlementWords(settlement)}
                  </b>
                  {note && <small>{note}</small>}
                </span>
                <b className={classes.amount}>{formatDollars(amount)}</b>
                {kind === "payment" && !reversed && (
                  <MoreMenu
                    label={`More about the payment of ${monthDay(date)}`}
                    items={[{ label: "Reverse…", onClick: () => onReverse(payment_id), danger: true }]}
                  />
                )}
              </div>
              {tip && (
                <div className={classes.line} data-tip>
                  <span>
                    Tip for {team.find(({ id }) => id === tip.walker_id)?.name ?? "a walker who has left"}
                    <small>not part of the balance</small>
                  </span>
                  <span className={classes.amount}>{formatDollars(tip.amount)}</span>
                </div>
              )}
            </li>
          );
        })}
        <li>
          <div className={classes.line}>
            <b>{tips.length > 0 ? "On this invoice, with tips" : "On this invoice"}</b>
            <b className={classes.amount}>
              {formatDollars(sumDollars([...settlements.map(({ amount }) => amount), ...tips]))}
            </b>
          </div>
        </li>
      </ul>
    </Card>
  );
}
