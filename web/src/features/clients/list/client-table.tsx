import { ActionIcon } from "@mantine/core";
import { formatPhone, visitsWithoutKey } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { AccountState } from "../../../parts/account-state.tsx";
import { keyRegister } from "../../../parts/people/key-register.ts";
import { type Column, DataTable, RowLink } from "../../../ui/data/data-table.tsx";
import { CalendarIcon } from "../../../ui/theme/icons.tsx";
import { useBalances } from "../balances.ts";
import { balanceCell } from "./balance-cell.tsx";
import { type Client, kindsText } from "./client-list.ts";
import classes from "./client-table.module.css";
import { NextVisitCell, useNextVisits } from "./next-visit.tsx";

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
        if (!name) return <span className="muted">None</span>;
        return (
          <span className={classes.walker} style={{ "--c": colors.get(id) ?? "" }}>
            {name}
          </span>
        );
      },
    },
    { head: "Account", card: [1, "end"], cell: (client) => <AccountState person={client} /> },
    {
      head: "Balance",
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
