import { TextInput } from "@mantine/core";
import { cancelRule } from "@petcare/contract/schemas";
import { cancelDays, ruledShares, serviceLabels, serviceTypes } from "@petcare/domain";
import { shareNames } from "../../../parts/money/cancel-rule-words.ts";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { Choices } from "../../../ui/form/choices.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import { putRules, showRules } from "./put-rules.ts";
import type { CancelRow, Rules } from "./rule-words.ts";

interface CancelRuleDialogProps {
  rules: Rules;
  opened: boolean;
  onClose: () => void;
}

const dayLabels = { all: "Every day", holidays: "Holidays only", ordinary: "Not on holidays" } as const;

/** Adds a row of what cancelling costs. */
export function CancelRuleDialog({ rules, opened, onClose }: CancelRuleDialogProps) {
  const { version, onFailed } = useSeenVersion(rules, true, showRules);
  const fields = useFields<Omit<CancelRow, "hours"> & { hours: string }>({
    services: [...serviceTypes],
    on: "all",
    hours: "24",
    charge: "half",
    pay: "half",
  });
  const form = useContractForm({
    fields,
    schema: cancelRule,
    labels: { hours: "Hours" },
    check: ({ hours }) => (/^\s*\d+\s*$/.test(hours) ? {} : { hours: "Type whole hours, such as 24" }),
    // The row that is added is the last one.
    fieldOf: (path) => path.replace(/^cancelling\.\d+\./, ""),
    toBody: ({ hours, ...row }) => ({ ...row, hours: Number(hours) }),
    save: (row) => putRules({ ...rules, cancelling: [...rules.cancelling, row], version }),
    onSaved: (_sent, saved) => {
      showRules(saved);
      toast("Cancelling saved");
    },
    next: onClose,
    onFailed,
  });
  const { services, on, charge, pay } = form.values;
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title="What cancelling costs"
      failed="Failed to save. Please try again."
    >
      <TextInput
        label="Less than so many hours before"
        description="Before the visit’s time frame begins"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...form.text("hours")}
      />
      <ChoiceButtons
        legend="The client is charged"
        columns={3}
        options={ruledShares.map((value) => ({ value, label: shareNames[value] }))}
        value={charge}
        onChange={(value) => form.set("charge", value)}
      />
      <ChoiceButtons
        legend="The walker is paid"
        columns={3}
        options={ruledShares.map((value) => ({ value, label: shareNames[value] }))}
        value={pay}
        onChange={(value) => form.set("pay", value)}
      />
      <ChoiceButtons
        legend="On which days"
        columns={3}
        options={cancelDays.map((value) => ({ value, label: dayLabels[value] }))}
        value={on}
        onChange={(value) => form.set("on", value)}
      />
      <Choices
        legend="Services"
        options={serviceTypes.map((value) => ({ value, label: serviceLabels[value] }))}
        values={services}
        onChange={(values) => form.set("services", values)}
        problem={form.problems.services}
      />
    </FormDialog>
  );
}
