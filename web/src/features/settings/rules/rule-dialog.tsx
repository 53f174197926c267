import { TextInput } from "@mantine/core";
import type { AnswerOf, getPricing } from "@petcare/contract";
import { priceRule } from "@petcare/contract/schemas";
import { serviceLabels, serviceTypes, timeFrames, weekdayNames } from "@petcare/domain";
import { useState } from "react";
import { randomId } from "../../../lib/api/random-id.ts";
import { frameNames, today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { Choices } from "../../../ui/form/choices.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import { putRules, showRules, useEffectOf } from "./put-rules.ts";
import { fieldOf, fieldsOf, ruleOf } from "./rule-fields.ts";
import { alreadyWords, effectWords, exampleOf, holidayFrom, type Rule, type Rules } from "./rule-words.ts";
import classes from "./rules.module.css";

const kinds = [
  { value: "holidays", label: "Holidays", name: "Holidays" },
  { value: "weekdays", label: "Days of the week", name: "Weekend" },
  { value: "frames", label: "Time of day", name: "Evening" },
  { value: "late", label: "Booked late", name: "Booked late" },
  { value: "pets", label: "More pets", name: "More pets" },
] as const;

const units = [
  { value: "dollars", label: "Dollars" },
  { value: "percent", label: "Percent" },
] as const;

interface RuleDialogProps {
  rules: Rules;
  /** The rule that is changed; undefined: a new one. */
  rule: Rule | undefined;
  pricing: AnswerOf<typeof getPricing> | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Adds or changes a rule. Below stands what it comes to with today's prices, and what it changes of what is booked. */
export function RuleDialog({ rules, rule, pricing, opened, onClose }: RuleDialogProps) {
  const [made] = useState(rule);
  const [key] = useState(() => made ?? { id: randomId(), to: null });
  const { version, onFailed } = useSeenVersion(rules, true, showRules);
  const others = rules.rules.filter(({ id }) => id !== key.id);
  const withRule = (typed: Rule) => ({
    ...rules,
    rules: made ? rules.rules.map((one) => (one.id === key.id ? typed : one)) : [...others, typed],
    version,
  });
  const form = useContractForm({
    fields: useFields(() => fieldsOf(made)),
    schema: priceRule,
    live: true,
    labels: { charge: "Client pays", pay: "Walker gets" },
    fieldOf: (path) => fieldOf(path.replace(/^rules\.\d+\./, "")),
    toBody: (typed) => ruleOf(key, typed),
    save: (rule) => putRules(withRule(rule)),
    onSaved: (_sent, saved) => {
      showRules(saved);
      toast("The rule is saved");
    },
    next: onClose,
    onFailed,
  });
  const { values, problems } = form;
  const whole = form.wrong.length === 0 ? ruleOf(key, values) : undefined;
  const effect = useEffectOf(opened && whole ? withRule(whole) : undefined);
  const example = whole && pricing && exampleOf(whole, rules, pricing);
  const holiday = values.when === "holidays" && values.from && holidayFrom(rules, values.from);
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={made ? "Change a rule" : "Add a rule"}
      action="Save the rule"
      failed="Failed to save. Please try again."
      summary={whole && `${effect ? effectWords(effect) : ""} ${alreadyWords(whole, others)}`}
    >
      <ChoiceButtons
        legend="Counts for"
        options={kinds}
        columns={3}
        value={values.when}
        onChange={(when) => {
          const isOwn = values.name !== "" && !kinds.some(({ name }) => name === values.name);
          form.set("when", when);
          if (!isOwn) form.set("name", kinds.find(({ value }) => value === when)?.name ?? "");
        }}
      />
      {values.when === "weekdays" && (
        <Choices
          legend="Days"
          options={weekdayNames.map((label, value) => ({ value, label }))}
          values={values.weekdays}
          onChange={(days) => form.set("weekdays", days)}
          problem={problems.weekdays}
        />
      )}
      {values.when === "frames" && (
        <Choices
          legend="Time frames"
          options={timeFrames.map(({ value }) => ({ value, label: frameNames[value] }))}
          values={values.timeframes}
          onChange={(frames) => form.set("timeframes", frames)}
          problem={problems.timeframes}
        />
      )}
      {values.when === "late" && (
        <TextInput label="Hours before its start" inputMode="numeric" autoComplete="off" {...form.text("hours")} />
      )}
      {values.when === "pets" && (
        <TextInput label="For each pet beyond" inputMode="numeric" autoComplete="off" {...form.text("beyond")} />
      )}
      <TextInput
        label="Name on the invoice"
        description={values.when === "holidays" ? "Each holiday’s line has its own name." : undefined}
        autoComplete="off"
        {...form.text("name")}
      />
      <Choices
        legend="Services"
        options={serviceTypes.map((value) => ({ value, label: serviceLabels[value] }))}
        values={values.services}
        onChange={(services) => form.set("services", services)}
        problem={problems.services}
      />
      <div className={classes.amount}>
        <ChoiceButtons
          legend="The client pays more, in"
          options={units}
          value={values.chargeUnit}
          onChange={(unit) => form.set("chargeUnit", unit)}
        />
        <AmountField
          label="Client pays"
          data-autofocus
          leftSection={values.chargeUnit === "dollars" ? "$" : "%"}
          {...form.text("charge")}
        />
      </div>
      <div className={classes.amount}>
        <ChoiceButtons
          legend="The walker gets more, in"
          options={[{ value: "none", label: "Nothing" }, ...units]}
          value={values.payUnit}
          onChange={(unit) => form.set("payUnit", unit)}
        />
        {values.payUnit !== "none" && (
          <AmountField
            label="Walker gets"
            leftSection={values.payUnit === "dollars" ? "$" : "%"}
            {...form.text("pay")}
          />
        )}
      </div>
      <DateField
        label="First day"
        value={values.from}
        minDate={today()}
        onChange={(from) => form.set("from", from)}
        error={problems.from}
        description={`Counts for visits from this day on.${holiday ? ` First holiday: ${holiday}.` : ""}`}
      />
      {example && (
        <p role="status">
          <b>{example.of}:</b> {example.sum}
        </p>
      )}
    </FormDialog>
  );
}
