import { ActionIcon } from "@mantine/core";
import { formatPhone, visitsWithoutKey } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useWalkers } from "../../../lib/api/people.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { AccountState } from "../../../parts/account-state.tsx";
import { keyRegister } from "../../../parts/people/key-register.ts";
import { roles } from "../../../ui/data/table-roles.ts";
import { CalendarIcon } from "../../../ui/theme/icons.tsx";
import { useBalances } from "../balances.ts";
import { BalanceCell } from "./balance-cell.tsx";
import { type Client, kindsText } from "./client-list.ts";
import classes from "./client-table.module.css";
import { NextVisitCell, useNextVisits } from "./next-visit.tsx";

const heads = ["Client", "Pets", "Next visit", "Preferred walker", "Account"];

interface ClientTableProps {
  clients: readonly Client[];
  onSchedule: (clientId: string) => void;
}

/** Clients, a row each. All of a row leads to the client. A row is a card where there is no room for columns. */
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
  return (
    <div className={classes.frame}>
      <table className={classes.table} {...roles.table}>
        <caption className="visually-hidden">Clients</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {heads.map((head) => (
              <th key={head} scope="col" {...roles.columnHeader}>
                {head}
              </th>
            ))}
            <th scope="col" {...roles.columnHeader} className={classes.balance}>
              Balance
            </th>
            <th scope="col" {...roles.columnHeader}>
              <span className="visually-hidden">Schedule</span>
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {clients.map((client) => (
            <tr key={client.id} {...roles.row} data-inactive={!client.active || undefined}>
              <th scope="row" {...roles.rowHeader} className={classes.who}>
                <Link to={`/admin/clients/${client.id}`}>{client.name}</Link>
                {client.phone && <small className={classes.quiet}>{formatPhone(client.phone)}</small>}
              </th>
              <td {...roles.cell} className={classes.pets}>
                <span className={classes.line}>{client.pets.map(({ name }) => name).join(", ")}</span>
                <small className={classes.quiet}>{kindsText(client.pets)}</small>
              </td>
              <td {...roles.cell} className={classes.next}>
                <NextVisitCell next={next} clientId={client.id} names={names} isWithoutKey={missing.has(client.id)} />
              </td>
              <td {...roles.cell} className={classes.preferred}>
                <PreferredWalker client={client} names={names} colors={colors} />
              </td>
              <td {...roles.cell} className={classes.account}>
                <AccountState person={client} />
              </td>
              <td {...roles.cell} className={classes.balance}>
                <BalanceCell balances={balances} clientId={client.id} today={today} />
              </td>
              <td {...roles.cell} className={classes.act}>
                {client.active && (
                  <ActionIcon
                    color="pine"
                    aria-label={`Schedule a walk for ${client.name}`}
                    onClick={() => onSchedule(client.id)}
                  >
                    <CalendarIcon />
                  </ActionIcon>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PreferredWalkerProps {
  client: Client;
  names: ReadonlyMap<string, string>;
  colors: ReadonlyMap<string, string>;
}

function PreferredWalker({ client: { preferred_walker_id: id }, names, colors }: PreferredWalkerProps) {
  const name = id !== null && names.get(id);
  if (!name) return <span className={classes.quiet}>None</span>;
  return (
    <span className={classes.walker} style={{ "--c": colors.get(id) ?? "" }}>
      {name}
    </span>
  );
}
