import type { LocalDate } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { daysOverdue } from "../../../lib/format/invoice-words.ts";
import { Chip } from "../../../ui/form/chip.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import type { Balance } from "../balances.ts";
import { type Account, accounts, noWalker, type Param } from "./client-list.ts";

const accountNames: Record<Account, string> = { has: "Has one", invited: "Invited", none: "None" };

interface ClientFiltersProps {
  account: Account | undefined;
  walker: string | undefined;
  ask: (name: Param, value: string) => void;
}

/** Which clients are listed, by account and by preferred walker. */
export function ClientFilters({ account, walker, ask }: ClientFiltersProps) {
  const team = useWalkers().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FilterSelect
        label="Account"
        options={accounts.map((value) => ({ value, label: accountNames[value] }))}
        value={account}
        onChange={(value = "") => ask("account", value)}
      />
      <FilterSelect
        label="Walker"
        options={[...team, { value: noWalker, label: "None preferred" }]}
        value={walker}
        onChange={(value = "") => ask("walker", value)}
      />
    </>
  );
}

/** Whether what a client owes is overdue. */
export const isOverdue = (balance: Balance | undefined, today: LocalDate): boolean =>
  balance?.due != null && daysOverdue({ due: balance.due }, today) > 0;

interface OverdueChipProps {
  /** How many clients of the list are. */
  overdue: number;
  pressed: boolean;
  ask: ClientFiltersProps["ask"];
}

/** Shows those alone whose invoices are overdue. An empty place where there are none. */
export function OverdueChip({ overdue, pressed, ask }: OverdueChipProps) {
  if (!overdue) return <span />;
  return (
    <Chip tone="bad" pressed={pressed} onClick={() => ask("only", pressed ? "" : "overdue")}>
      {overdue} overdue
    </Chip>
  );
}
