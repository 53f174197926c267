import { Button, Skeleton } from "@mantine/core";
import { listBalances } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { dueWords } from "../../../lib/format/invoice-words.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import classes from "./account-card.module.css";

/** A client's account in short: what is owed, and when the oldest of it is due. The tab of invoices has the rest. */
export function AccountCard({ client: { id } }: { client: { id: string } }) {
  const today = todayOf(useNow());
  const balances = useRead(listBalances, { everyMs: invoicesEveryMs });
  return (
    <Card title="Account" aside={<Link to={`/admin/clients/${id}/statement`}>Statement</Link>}>
      <Loaded query={balances} failed="Failed to load data. Please try again." loading={<Outline />}>
        {(all) => <Standing standing={all.find(({ client_id }) => client_id === id)} today={today} />}
      </Loaded>
      <Button component={Link} variant="light" to="?tab=invoices&pay=1">
        Record a payment
      </Button>
    </Card>
  );
}

interface StandingProps {
  /** undefined: nothing is owed or left over. */
  standing: { owed: number; credit: number; due: LocalDate | null } | undefined;
  today: LocalDate;
}

function Standing({ standing: { owed, credit, due } = { owed: 0, credit: 0, due: null }, today }: StandingProps) {
  return (
    <div className={classes.standing}>
      <Link to="?tab=invoices" aria-label={`To be paid: ${formatDollars(owed)}`}>
        {formatDollars(owed)}
      </Link>
      <p className="quiet">
        {owed > 0 ? "to be paid" : "Nothing is to be paid"}
        {due && `, ${dueWords(due, today)}`}
        {credit > 0 && ` · ${formatDollars(credit)} left over`}
      </p>
    </div>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading the account">
    <Skeleton height={56} radius="md" />
  </div>
);
