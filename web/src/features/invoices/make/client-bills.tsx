import "../../../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { hasWords, type LocalDate } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { atFirst, FindClient } from "../find-client.tsx";
import { type Bill, clientsOf } from "./bills.ts";
import { ClientBill } from "./client-bill.tsx";
import classes from "./client-bills.module.css";
import type { MakeFormState } from "./make-form-state.ts";

interface ClientBillsProps {
  bills: readonly Bill[];
  clients: ReadonlyMap<string, { name: string; pets: readonly { name: string }[] }>;
  team: readonly { id: string; name: string }[];
  today: LocalDate;
  form: MakeFormState;
  /** A part of the name, or of a pet's, of those that are shown. All that are chosen are billed. */
  find: string;
  onFind: (typed: string) => void;
  unfolded: readonly string[];
  onUnfold: (bills: readonly string[]) => void;
}

/** Shows what each client would be billed. All are chosen at first. Each opens to its lines. */
export function ClientBills({ bills, clients, team, today, form, find, onFind, unfolded, onUnfold }: ClientBillsProps) {
  const on = bills.filter(({ isOn }) => isOn);
  const lines = on.reduce((sum, { preview }) => sum + preview.lines.length, 0);
  const isShown = ({ preview }: Bill) => {
    const { name = "Deleted client", pets = [] } = clients.get(preview.client_id) ?? {};
    return hasWords([name, ...pets.map((pet) => pet.name)], find);
  };
  return (
    <div className={classes.bills}>
      <div className={classes.head}>
        <Checkbox
          radius="xs"
          label={<b>{count(clientsOf(on).length, "client")}</b>}
          checked={on.length === bills.length}
          indeterminate={on.length > 0 && on.length < bills.length}
          onChange={({ currentTarget }) => form.set("off", currentTarget.checked ? [] : bills.map(({ key }) => key))}
        />
        <span className={classes.lines}>{count(lines, "line")}</span>
        <b className={classes.total}>{formatDollars(sumDollars(on.map(({ total }) => total)))}</b>
      </div>
      {bills.length > atFirst && <FindClient value={find} onChange={onFind} />}
      <ul>
        {bills.filter(isShown).map((bill) => {
          const { key, preview } = bill;
          const isUnfolded = unfolded.includes(key);
          return (
            <ClientBill
              key={key}
              bill={bill}
              client={clients.get(preview.client_id)}
              team={team}
              today={today}
              form={form}
              isUnfolded={isUnfolded}
              onUnfold={() => onUnfold(isUnfolded ? unfolded.filter((one) => one !== key) : [...unfolded, key])}
            />
          );
        })}
      </ul>
    </div>
  );
}
