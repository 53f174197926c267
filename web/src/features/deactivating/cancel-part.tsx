import { TextInput } from "@mantine/core";
import { formatDollars } from "../../lib/format/dollars.ts";
import { count } from "../../lib/format/words.ts";
import { ShareField } from "../../parts/money/share-field.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import classes from "./deactivate.module.css";
import type { DeactivationForm, Preview } from "./deactivation-form.ts";

interface CancelPartProps {
  form: FormFields<DeactivationForm>;
  known: Preview;
  preview: Preview | undefined;
  /** The leaving walker's first name; absent where a client leaves, whose walkers are several. */
  first: string | undefined;
}

/** What clients are charged, what the walker is paid, and why. */
export function CancelPart({ form, known, preview, first }: CancelPartProps) {
  const { prices, pay } = known.money;
  const clients = count(known.visits.clients, "client");
  return (
    <div className={classes.part}>
      <div className={classes.shares}>
        <ShareField form={form} of="charge" title="Charged" all={prices} amountDetail="each" />
        <ShareField form={form} of="pay" title={`${first ?? "Walkers"} paid`} all={pay} amountDetail="each" />
      </div>
      <TextInput label="Reason" description="It stays with the visits." autoComplete="off" {...form.text("reason")} />
      {preview && (
        <dl className={classes.sum}>
          <div>
            <dt>
              {clients} charged, {count(known.visits.count, "visit")}
            </dt>
            <dd>{formatDollars(preview.money.charged)}</dd>
          </div>
          <div>
            <dt>{first ? `${first} is paid` : "Walkers are paid"}</dt>
            <dd>{formatDollars(preview.money.paid)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
