import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { useId } from "react";
import { byDay, dayWord } from "../../../lib/format/day-words.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { duration, shortDay } from "../../../lib/format/time.ts";
import { petsText, serviceName } from "../../../lib/format/words.ts";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { amountOf, amountText, extraWords, paidText } from "./earnings-words.ts";
import classes from "./receipt.module.css";
import type { Earnings } from "./use-earnings.ts";

type Item = Earnings["receipt_items"][number];

/** Every visit that counts, day by day, the latest day first. */
export function Receipt({ earnings, today }: { earnings: Earnings; today: LocalDate }) {
  if (earnings.total_walks === 0 && earnings.extras.length === 0) {
    return (
      <div className={classes.empty}>
        <EmptyState title="No completed walks in these days">Each walk that you complete is added up here.</EmptyState>
      </div>
    );
  }
  return (
    <section className="stack gap-24" aria-label="Receipt">
      <h2 className="visually-hidden">Receipt</h2>
      {byDay(earnings.receipt_items)
        .reverse()
        .map((day) => (
          <ReceiptDay key={day.date} day={day} today={today} hasRates={earnings.has_pay_rates} />
        ))}
      {earnings.extras.length > 0 && <Extras extras={earnings.extras} />}
      <Button
        className={classes.print}
        variant="light"
        leftSection={<PrintIcon size={18} />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </section>
  );
}

/** Shows what is paid beside the walks. It is no part of the earnings above. */
function Extras({ extras }: { extras: Earnings["extras"] }) {
  const heading = useId();
  return (
    <section className={classes.day} aria-labelledby={heading}>
      <div className={classes.head}>
        <h3 id={heading}>Beside the walks</h3>
        <span className={classes.amount}>{formatDollars(amountOf(extras))}</span>
      </div>
      <ul className={classes.items}>
        {extras.map(({ kind, date, pets, amount, paid_on }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a receipt has no id.
          <li key={index} className={classes.line}>
            <b>{extraWords[kind]}</b>
            <span className={classes.note}>
              {[pets.length > 0 && petsText(pets), shortDay(date), paidText(paid_on)].filter(Boolean).join(" · ")}
            </span>
            <span className={classes.amount}>{formatDollars(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReceiptDayProps {
  day: { date: LocalDate; items: Item[] };
  today: LocalDate;
  hasRates: boolean;
}

function ReceiptDay({ day: { date, items }, today, hasRates }: ReceiptDayProps) {
  const heading = useId();
  const word = dayWord(date, today);
  return (
    <section className={classes.day} aria-labelledby={heading}>
      <div className={classes.head}>
        <h3 id={heading}>
          {word.includes(",") ? (
            word
          ) : (
            <>
              <span className={classes.word}>{word}</span> <small>{shortDay(date)}</small>
            </>
          )}
        </h3>
        <span className={classes.amount}>{amountText(amountOf(items), hasRates)}</span>
      </div>
      <ul className={classes.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a receipt has no id.
          <li key={index} className={classes.line}>
            <b>{petsText(item.pets)}</b>
            <span className={classes.note}>
              {serviceName({ service_type: item.service })}{" "}
              <span className={classes.whole}>· {duration(item.minutes)}</span>
              {item.paid_on && <span className={classes.whole}> · {paidText(item.paid_on)}</span>}
            </span>
            <span className={classes.amount}>{amountText(item.amount, hasRates)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
