import { ActionIcon, Box, Button } from "@mantine/core";
import { listClients } from "@petcare/contract";
import { daysBetween, formatPhone, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { dayWord } from "../../../lib/format/day-words.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { daysOverdue } from "../../../lib/format/invoice-words.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import type { Slot } from "../../../lib/format/slot.ts";
import { frameSpan, monthDay, shortDay, today as todayOf } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { count, serviceBrief } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { AccountState } from "../../../parts/account-state.tsx";
import { isListed, NobodyFound, PeopleTools, usePeopleFilter } from "../../../parts/people/people-list.tsx";
import { type Column, DataTable, RowLink } from "../../../ui/data/data-table.tsx";
import { ListOutline } from "../../../ui/data/list-outline.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { Chip } from "../../../ui/form/chip.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { CalendarIcon } from "../../../ui/theme/icons.tsx";
import { type Balance, type Client, useBalances } from "../data.ts";
import { type Account, accounts, isFound, isOverdue, kindsText, noWalker, passes, useNextVisits } from "./data.ts";
import classes from "./screen.module.css";

/** The owner's clients: a search, filters, and a table with the next visit and the balance of each. */
export function ClientsScreen({ onSchedule }: { onSchedule: (slot: Slot) => void }) {
  const query = useRead(listClients, { everyMs: 300_000 });
  return (
    <Loaded query={query} loading={<ListOutline />}>
      {(clients) => <Clients clients={clients} onSchedule={onSchedule} />}
    </Loaded>
  );
}

/** The rows that are drawn at first. Three hundred would make typing slow. */
const atFirst = 50;

const accountNames: Record<Account, string> = { has: "Has one", invited: "Invited", none: "None" };

function Clients({ clients, onSchedule }: Pick<ClientTableProps, "clients" | "onSchedule">) {
  const filter = usePeopleFilter();
  const { typed, show, paramOf } = filter;
  const [maxShown, setMaxShown] = useState(atFirst);
  const ask: typeof filter.ask = (changes) => {
    setMaxShown(atFirst);
    filter.ask(changes);
  };
  const account = accounts.find((one) => one === paramOf("account"));
  const walker = paramOf("walker");
  const isOnlyOverdue = paramOf("only") === "overdue";
  const today = todayOf(useNow());
  const team = useWalkers();
  const balances = useBalances();
  const chosen = clients.filter(
    (client) => isListed(client, show) && passes(client, { account, walker }, today) && isFound(client, typed),
  );
  const overdue = chosen.filter(({ id }) => isOverdue(balances?.get(id), today));
  const found = isOnlyOverdue && balances ? overdue : chosen;
  const shown = found.slice(0, maxShown);
  return (
    <div className="stack gap-14">
      <PeopleTools of="client" looksIn="Name, pet, phone or street" people={clients} filter={{ typed, show, ask }}>
        <FilterSelect
          label="Account"
          options={accounts.map((value) => ({ value, label: accountNames[value] }))}
          value={account}
          onChange={(value = "") => ask({ account: value })}
        />
        <FilterSelect
          label="Walker"
          options={[
            ...team.map(({ id, name }) => ({ value: id, label: name })),
            { value: noWalker, label: "None preferred" },
          ]}
          value={walker}
          onChange={(value = "") => ask({ walker: value })}
        />
        {/* The chip's place is kept while the balances are read. */}
        <Box miw={110}>
          {overdue.length > 0 && (
            <Chip tone="bad" pressed={isOnlyOverdue} onClick={() => ask({ only: isOnlyOverdue ? "" : "overdue" })}>
              {overdue.length} overdue
            </Chip>
          )}
        </Box>
      </PeopleTools>
      {shown.length > 0 ? (
        <ClientTable clients={shown} balances={balances} today={today} onSchedule={onSchedule} />
      ) : account || walker || isOnlyOverdue ? (
        <EmptyState title="No client matches the filters">
          <Button variant="default" onClick={() => ask({ account: "", walker: "", only: "" })}>
            Clear filters
          </Button>
        </EmptyState>
      ) : typed ? (
        <NobodyFound of="client" filter={filter} />
      ) : (
        <EmptyState title={show === "inactive" ? "No client is inactive" : "No clients yet"}>
          {show !== "inactive" &&
            "Add the first one with “New client”. They need no account: you can invite them later."}
        </EmptyState>
      )}
      {found.length > maxShown && (
        <Button variant="light" mx="auto" onClick={() => setMaxShown(maxShown + atFirst)}>
          Show more
        </Button>
      )}
      <p className="quiet" role="status">
        {found.length > shown.length && `${shown.length} of `}
        {count(found.length, "client")} shown
      </p>
    </div>
  );
}

interface ClientTableProps {
  clients: readonly Client[];
  onSchedule: (slot: Slot) => void;
  balances: ReturnType<typeof useBalances>;
  today: LocalDate;
}

function ClientTable({ clients, balances, today, onSchedule }: ClientTableProps) {
  const team = useWalkers();
  const next = useNextVisits(clients, today);
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
      cell: ({ id }) => next && nextVisitCell(next, id, names, today),
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
      cell: ({ id: clientId, name, active }) =>
        active && (
          <ActionIcon color="pine" aria-label={`Schedule a walk for ${name}`} onClick={() => onSchedule({ clientId })}>
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

/** A client's debt or credit. Null without either, or before it is read. */
function balanceCell(balance: Balance | undefined, today: LocalDate) {
  if (!balance || (balance.owed === 0 && balance.credit === 0)) return null;
  const { owed, credit, due } = balance;
  const days = due ? daysOverdue({ due }, today) : 0;
  return (
    <>
      <b>{formatDollars(owed > 0 ? owed : -credit)}</b>
      {days > 0 && <small className={classes.overdue}>{count(days, "day")} overdue</small>}
      {due && days <= 0 && <small>due {monthDay(due)}</small>}
      {credit > 0 && <small>{owed > 0 ? `${formatDollars(credit)} credit` : "credit"}</small>}
    </>
  );
}

/** The time, the service and the walker of a client's next visit. */
function nextVisitCell(
  { byClient, through }: NonNullable<ReturnType<typeof useNextVisits>>,
  clientId: string,
  names: ReadonlyMap<string, string>,
  today: LocalDate,
) {
  const visit = byClient.get(clientId);
  if (!visit) return <span className="muted">None until {monthDay(through)}</span>;
  const { date, timeframe, walker_id } = visit;
  const name = walker_id !== null && briefName(names.get(walker_id) ?? "Unknown walker", names.values());
  return (
    <>
      <span className={classes.when}>
        {daysBetween(today, date) < 2 ? dayWord(date, today) : shortDay(date)}, {frameSpan(timeframe)}
      </span>
      <small>
        {serviceBrief(visit)}
        {name && ` · ${name}`}
      </small>
      {visit.isWithoutKey && <small className={classes.warning}>No key</small>}
      {!name && <small className={classes.warning}>Unassigned</small>}
    </>
  );
}
