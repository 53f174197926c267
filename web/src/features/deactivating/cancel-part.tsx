import { TextInput } from "@mantine/core";
import { cancelCharge, cancelPay, toCents, toDollars } from "@petcare/domain";
import { dollarsText } from "../../lib/format/dollars-text.ts";
import { count } from "../../lib/format/words.ts";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
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
        <Share
          form={form}
          of="charge"
          title={`Charged, of ${dollarsText(prices)}`}
          half={halfOf(cancelCharge, prices)}
          all={prices}
        />
        <Share
          form={form}
          of="pay"
          title={`${first ?? "Walkers"} paid, of ${dollarsText(pay)}`}
          half={halfOf(cancelPay, pay)}
          all={pay}
        />
      </div>
      <TextInput label="Reason" description="It stays with the visits." autoComplete="off" {...form.text("reason")} />
      {preview && (
        <dl className={classes.sum}>
          <div>
            <dt>
              {clients} charged, {count(known.visits.count, "visit")}
            </dt>
            <dd>{dollarsText(preview.money.charged)}</dd>
          </div>
          <div>
            <dt>{first ? `${first} is paid` : "Walkers are paid"}</dt>
            <dd>{dollarsText(preview.money.paid)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

/** About: each visit's half is rounded for itself. */
const halfOf = (share: typeof cancelCharge, dollars: number) =>
  toDollars(share({ type: "half" }, toCents(dollars) ?? 0));

interface ShareProps {
  form: FormFields<DeactivationForm>;
  of: "charge" | "pay";
  title: string;
  half: number;
  all: number;
}

function Share({ form, of, title, half, all }: ShareProps) {
  return (
    <div className={classes.amount}>
      <ChoiceButtons
        legend={title}
        columns={4}
        options={[
          { value: "nothing", label: "Nothing", detail: dollarsText(0) },
          { value: "half", label: "Half", detail: dollarsText(half) },
          { value: "all", label: "All", detail: dollarsText(all) },
          { value: "amount", label: "Amount", detail: "each" },
        ]}
        value={form.values[of]}
        onChange={(value) => form.set(of, value)}
      />
      {form.values[of] === "amount" && (
        <TextInput
          label={`Amount for each visit, ${of === "charge" ? "charged" : "paid"}`}
          inputMode="decimal"
          leftSection="$"
          {...form.text(`${of}_amount`)}
        />
      )}
    </div>
  );
}
