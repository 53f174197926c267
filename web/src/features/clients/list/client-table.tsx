import { ActionIcon } from "@mantine/core";
import { nextVisits } from "@petcare/contract";
import { daysBetween, formatPhone, type LocalDate, visitsWithoutKey } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { dayWord } from "../../../lib/format/day-words.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { daysOverdue } from "../../../lib/format/invoice-words.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { frameSpan, monthDay, shortDay, today as todayOf } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { count, serviceBrief } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { AccountState } from "../../../parts/account-state.tsx";
import { keyRegister } from "../../../parts/people/key-register.ts";
import { type Column, DataTable, RowLink } from "../../../ui/data/data-table.tsx";
import { CalendarIcon } from "../../../ui/theme/icons.tsx";
import { type Balance, useBalances } from "../balances.ts";
import { type Client, kindsText } from "./client-list.ts";
import classes from "./client-table.module.css";

interface ClientTableProps {
  clients: readonly Client[];
  onSchedule: (clientId: string) => void;
}

/** Clients, a row each. All of a row leads to the client. */
export function ClientTable({ clients, onSchedule }: ClientTableProps) {
  const team = useWalkers();
  const next = useNextVisits();
  const balances = useBalances();
  const today = todayOf(useNow());
  // A next visit is an open one, so that the answer need not say it.
  const coming = next?.visits.map((visit) => ({ ...visit, status: "scheduled" as const })) ?? [];
  const missing = new Set(
    visitsWithoutKey(coming, today, keyRegister(clients, team)).map(({ client_id }) => client_id),
  );
  const names = new Map(team.map(({ id, name }) => [id, name]));
  const colors = personColors(team);
  const columns: Column<Client>[] = [
    {
      head: "Client",
      width: "20%",
      card: [1, "start"],
      cell: ({ id, name, phone }) => (
        <>
          <RowLink to={`/admin/clients/${id}`}>{name}</RowLink>
          {phone && <small>{formatPhone(phone)}</small>}
        </>
      ),
    },
    {
      head: "Pets",
      width: "15%",
      card: [2, "start"],
      cell: ({ pets }) => (
        <>
          {pets.map(({ name }) => name).join(", ")}
          <small>{kindsText(pets)}</small>
        </>
      ),
    },
    {
      head: "Next visit",
      card: [3, "start"],
      cell: ({ id }) => <NextVisitCell next={next} clientId={id} names={names} isWithoutKey={missing.has(id)} />,
    },
    {
      head: "Preferred walker",
      minWidth: 880,
      width: "17%",
      card: "none",
      cell: ({ preferred_walker_id: id }) => {
        const name = id !== null && names.get(id);
        if (!name) return <span className="muted">{id !== null && names.size === 0 ? "…" : "None"}</span>;
        return (
          <span className={classes.walker} style={{ "--c": colors.get(id) ?? "" }}>
            {name}
          </span>
        );
      },
    },
    { head: "Account", width: "10%", card: [1, "end"], cell: (client) => <AccountState person={client} /> },
    {
      head: "Balance",
      width: "13%",
      align: "end",
      card: [2, "end"],
      cell: ({ id }) => balanceCell(balances?.get(id), today),
      none: balances && <span className="muted">$0.00</span>,
    },
    {
      head: "Schedule",
      isAct: true,
      card: [3, "end"],
      cell: ({ id, name, active }) =>
        active && (
          <ActionIcon color="pine" aria-label={`Schedule a walk for ${name}`} onClick={() => onSchedule(id)}>
            <CalendarIcon />
          </ActionIcon>
        ),
    },
  ];
  return (
    <DataTable
      framed={700}
      className={classes.clients}
      caption="Clients"
      columns={columns}
      rows={clients}
      keyOf={({ id }) => id}
      isQuiet={({ active }) => !active}
    />
  );
}

/** Shows what a client owes and since when, or has left over; null where that is nothing, or is not known yet. */
function balanceCell(balance: Balance | undefined, today: LocalDate) {
  if (!balance || (balance.owed === 0 && balance.credit === 0)) return null;
  const { owed, credit, due } = balance;
  return (
    <>
      <b>{formatDollars(owed > 0 ? owed : -credit)}</b>
      {due && <DueLine due={due} today={today} />}
      {credit > 0 && <small>{owed > 0 ? `${formatDollars(credit)} credit` : "credit"}</small>}
    </>
  );
}

function DueLine({ due, today }: { due: LocalDate; today: LocalDate }) {
  const days = daysOverdue({ due }, today);
  if (days > 0) return <small className={classes.overdue}>{count(days, "day")} overdue</small>;
  return <small>due {monthDay(due)}</small>;
}

/** Each client's next visit, by the client's id; undefined until it is known. */
function useNextVisits() {
  const { data } = useRead(nextVisits, { everyMs: 60_000 });
  return data && { ...data, byClient: new Map(data.visits.map((visit) => [visit.client_id, visit])) };
}

interface NextVisitCellProps {
  next: ReturnType<typeof useNextVisits>;
  clientId: string;
  /** The names of the team by id. */
  names: ReadonlyMap<string, string>;
  /** Whoever comes has no copy of the home's key. */
  isWithoutKey: boolean;
}

/** When a client's next visit is, and whose. Nothing until it is known. */
function NextVisitCell({ next, clientId, names, isWithoutKey }: NextVisitCellProps) {
  if (!next) return null;
  const visit = next.byClient.get(clientId);
  if (!visit) return <span className="muted">None until {monthDay(next.through)}</span>;
  const name =
    visit.walker_id === null ? undefined : briefName(names.get(visit.walker_id) ?? "Unknown walker", names.values());
  return (
    <>
      <span className={classes.when}>
        {dayOf(visit.date)}, {frameSpan(visit.timeframe)}
      </span>
      <small>
        {serviceBrief(visit)}
        {name && ` · ${name}`}
      </small>
      {isWithoutKey && <small className={classes.warning}>No key</small>}
      {!name && <small className={classes.warning}>Unassigned</small>}
    </>
  );
}

/** 'Today', 'Tomorrow', else 'Mon, Nov 23': a list has no room for whole weekdays. */
function dayOf(date: LocalDate): string {
  const now = todayOf();
  return daysBetween(now, date) < 2 ? dayWord(date, now) : shortDay(date);
}
