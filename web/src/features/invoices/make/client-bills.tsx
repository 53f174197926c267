import "../../../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import type { Bill } from "./bills.ts";
import { ClientBill } from "./client-bill.tsx";
import classes from "./client-bills.module.css";
import type { MakeFormState } from "./make-form-state.ts";

interface ClientBillsProps {
  bills: readonly Bill[];
  clients: ReadonlyMap<string, { name: string; pets: readonly { name: string }[] }>;
  team: readonly { id: string; name: string }[];
  form: MakeFormState;
  unfolded: readonly string[];
  onUnfold: (bills: readonly string[]) => void;
}

/** Shows what each client would be billed. All are chosen at first. Each opens to its lines. */
export function ClientBills({ bills, clients, team, form, unfolded, onUnfold }: ClientBillsProps) {
  const on = bills.filter(({ isOn }) => isOn);
  const lines = on.reduce((sum, { preview }) => sum + preview.lines.length, 0);
  return (
    <div className={classes.bills}>
      <div className={classes.head}>
        <Checkbox
          radius="xs"
          label={<b>{count(on.length, "client")}</b>}
          checked={on.length === bills.length}
          indeterminate={on.length > 0 && on.length < bills.length}
          onChange={({ currentTarget }) =>
            form.set("off", currentTarget.checked ? [] : bills.map(({ preview }) => preview.client_id))
          }
        />
        <span className={classes.lines}>{count(lines, "line")}</span>
        <b className={classes.total}>{formatDollars(sumDollars(on.map(({ total }) => total)))}</b>
      </div>
      <ul>
        {bills.map((bill) => {
          const key = bill.preview.client_id;
          const isUnfolded = unfolded.includes(key);
          return (
            <ClientBill
              key={key}
              bill={bill}
              client={clients.get(key)}
              team={team}
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
