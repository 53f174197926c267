import { setPriceRules } from "@petcare/contract/schemas";
import { addDays, type LocalDate } from "@petcare/domain";
import { today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import { putRules, showRules, useEffectOf } from "./put-rules.ts";
import { effectWords, type Rule, type Rules } from "./rule-words.ts";

interface EndRuleDialogProps {
  rules: Rules;
  rule: Rule;
  opened: boolean;
  onClose: () => void;
}

/** Ends a rule from a day on. Completed visits keep their price. */
export function EndRuleDialog({ rules, rule, opened, onClose }: EndRuleDialogProps) {
  const { version, onFailed } = useSeenVersion(rules, true, showRules);
  const first = today() > rule.from ? today() : addDays(rule.from, 1);
  const toBody = ({ to }: { to: LocalDate | "" }) => ({
    ...rules,
    rules: rules.rules.map((one) => (one.id === rule.id ? { ...one, to: to || null } : one)),
    version,
  });
  const form = useContractForm({
    fields: useFields<{ to: LocalDate | "" }>({ to: rule.to ?? first }),
    schema: setPriceRules.body,
    fieldOf: (path) => path.replace(/^rules\.\d+\./, ""),
    toBody,
    save: putRules,
    onSaved: (_sent, saved) => {
      showRules(saved);
      toast(`“${rule.name}” ends`);
    },
    next: onClose,
    onFailed,
  });
  const { to } = form.values;
  const effect = useEffectOf(opened && to !== "" && to >= first ? toBody(form.values) : undefined);
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={`End “${rule.name}”?`}
      action="End the rule"
      underWay="Ending..."
      failed="Failed to save. Please try again."
      width={460}
    >
      <DateField
        label="First day without it"
        value={to}
        minDate={first}
        onChange={(day) => form.set("to", day)}
        error={form.problems.to}
        description="Completed visits keep their price."
      />
      <p role="status">{effect && effectWords(effect)}</p>
    </FormDialog>
  );
}
