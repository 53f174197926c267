import { Button, TextInput } from "@mantine/core";
import { listClients } from "@petcare/contract";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { today as todayOf } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { ListOutline } from "../../ui/data/list-outline.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { PlusIcon, SearchIcon } from "../../ui/theme/icons.tsx";
import { useBalances } from "./balances.ts";
import classes from "./clients-screen.module.css";
import { ClientFilters, isOverdue, OverdueChip } from "./list/client-filters.tsx";
import {
  accounts,
  type Client,
  type Filter,
  filters,
  isChosen,
  isFound,
  isListed,
  type Param,
  withoutFilters,
  withParam,
} from "./list/client-list.ts";
import { ClientTable } from "./list/client-table.tsx";
import { Nobody } from "./list/nobody.tsx";

interface ClientsScreenProps {
  onSchedule: (slot: Slot) => void;
}

/** The owner's clients: found as one types, with what comes next for each. */
export function ClientsScreen({ onSchedule }: ClientsScreenProps) {
  const query = useRead(listClients, { everyMs: 300_000 });
  return (
    <Loaded query={query} loading={<ListOutline />}>
      {(clients) => <Clients clients={clients} onSchedule={(clientId) => onSchedule({ clientId })} />}
    </Loaded>
  );
}

/** How many rows are drawn at first: three hundred would take a while to type over. */
const atFirst = 50;

const names: Record<Filter, string> = { active: "Active", inactive: "Inactive", all: "All" };

interface ClientsProps {
  clients: readonly Client[];
  onSchedule: (clientId: string) => void;
}

function Clients({ clients, onSchedule }: ClientsProps) {
  const [params, setParams] = useSearchParams();
  const typed = params.get("q") ?? "";
  const filter = filters.find((one) => one === params.get("show")) ?? "active";
  const account = accounts.find((one) => one === params.get("account"));
  const walker = params.get("walker") ?? undefined;
  const isOnlyOverdue = params.get("only") === "overdue";
  const today = todayOf(useNow());
  const balances = useBalances();
  const [maxShown, setMaxShown] = useState(atFirst);
  const ask = (name: Param, value: string) => {
    setMaxShown(atFirst);
    setParams((current) => withParam(current, name, value), { replace: true });
  };
  const chosen = clients.filter(
    (client) => isListed(client, filter) && isChosen(client, { account, walker }, today) && isFound(client, typed),
  );
  const overdue = chosen.filter(({ id }) => isOverdue(balances?.get(id), today));
  const found = isOnlyOverdue && balances ? overdue : chosen;
  const shown = found.slice(0, maxShown);
  return (
    <div className="stack gap-14">
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label="Search clients"
          placeholder="Name, pet, phone or street"
          leftSection={<SearchIcon size={18} />}
          value={typed}
          onChange={({ currentTarget }) => ask("q", currentTarget.value)}
        />
        <ChoiceButtons
          legend="Which clients"
          hideLegend
          options={filters.map((value) => ({
            value,
            label: names[value],
            detail: String(clients.filter((client) => isListed(client, value)).length),
          }))}
          value={filter}
          onChange={(value) => ask("show", value)}
        />
        <ClientFilters account={account} walker={walker} ask={ask} />
        <OverdueChip overdue={overdue.length} pressed={isOnlyOverdue} ask={ask} />
        <Button component={Link} to="/admin/clients/new" variant="light" leftSection={<PlusIcon size={18} />}>
          New client
        </Button>
      </div>
      {shown.length > 0 ? (
        <ClientTable clients={shown} onSchedule={onSchedule} />
      ) : (
        <Nobody
          typed={typed}
          filter={filter}
          onClear={
            account || walker || isOnlyOverdue
              ? () => setParams((current) => withoutFilters(current), { replace: true })
              : undefined
          }
        />
      )}
      {found.length > maxShown && (
        <Button variant="light" className={classes.more} onClick={() => setMaxShown(maxShown + atFirst)}>
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
