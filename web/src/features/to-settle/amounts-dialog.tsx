import { settleVisit } from "@petcare/contract/schemas";
import { formatDollars, parseDollars } from "../../lib/format/dollars.ts";
import { AmountField } from "../../parts/money/paid-fields.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { type Matter, settle, tellSettled, type Way } from "./settling.ts";

interface AmountsDialogProps {
  matter: Matter;
  opened: boolean;
  onClose: () => void;
}

/** Settles one report with another charge and another pay than its buttons have, and says what comes of them before. */
export function AmountsDialog({ matter, opened, onClose }: AmountsDialogProps) {
  const { ways } = matter;
  const take = ways.find(({ do: how }) => how === "take");
  const leave = ways.find(({ note }) => note) ?? ways.findLast(({ do: how }) => how === "leave");
  const [filled] = ways;
  const form = useContractForm({
    schema: settleVisit.body,
    labels: { charge_amount: "Charge", pay_amount: "Pay" },
    fields: useFields({
      do: filled?.do ?? "leave",
      charge_amount: (take?.charge ?? 0).toFixed(2),
      pay_amount: (filled?.pay ?? 0).toFixed(2),
    }),
    toBody: ({ do: how, charge_amount, pay_amount }) => ({
      matter: matter.id,
      version: matter.visit.version,
      do: how,
      note: how === "leave" && leave?.note === true,
      charge_amount: how === "take" ? parseDollars(charge_amount) : 0,
      pay_amount: parseDollars(pay_amount),
    }),
    save: ({ do: how, note = false, charge_amount = 0, pay_amount = 0 }) =>
      settle([[matter, { do: how, note, charge: charge_amount, pay: pay_amount, label: "" }]]),
    onSaved: (sent, settled) => tellSettled(settled, wordsOf(sent)),
    next: onClose,
  });
  const isTaken = form.values.do === "take";
  const wordsOf = ({ do: how, charge_amount, pay_amount }: typeof form.values): string => {
    const label = beginning(how === "take" ? take : leave);
    const charge = how === "take" ? `, charge ${typed(charge_amount)}` : "";
    return `${label}${charge}, pay ${typed(pay_amount)}`;
  };
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title="Other amounts"
      width={460}
      action={wordsOf(form.values)}
      underWay="Settling..."
      failed="Not settled. Please try again."
      summary={keptWords(isTaken ? parseDollars(form.values.charge_amount) : 0, parseDollars(form.values.pay_amount))}
    >
      <p>{matter.sentence}</p>
      {take && leave && (
        <ChoiceButtons
          legend="The visit"
          columns={1}
          options={[
            { value: "take", label: beginning(take) },
            { value: "leave", label: beginning(leave) },
          ]}
          value={form.values.do}
          onChange={(value) => form.set("do", value)}
        />
      )}
      <FieldPair>
        {isTaken && <AmountField label="Charge" {...form.text("charge_amount")} />}
        <AmountField label="Pay" {...form.text("pay_amount")} />
      </FieldPair>
    </FormDialog>
  );
}

/** 'Count as done' of 'Count as done, charge $28.00, pay $15.00' */
const beginning = (way: Way | undefined): string => way?.label.replace(/, charge .*$/, "") ?? "";

const typed = (text: string): string => {
  const amount = parseDollars(text);
  return Number.isNaN(amount) ? "…" : formatDollars(amount);
};

/** 'You keep $13.00', 'You bear $15.00'; undefined where an amount cannot be read. */
function keptWords(charge: number, pay: number): string | undefined {
  const kept = charge - pay;
  if (Number.isNaN(kept)) return undefined;
  return kept < 0 ? `You bear ${formatDollars(-kept)}` : `You keep ${formatDollars(kept)}`;
}
