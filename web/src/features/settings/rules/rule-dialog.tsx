import { TextInput } from "@mantine/core";
import type { AnswerOf, getPricing } from "@petcare/contract";
import { priceRule } from "@petcare/contract/schemas";
import { type LocalDate, serviceLabels, serviceTypes, type TimeFrame, timeFrames, weekdayNames } from "@petcare/domain";
import { useState } from "react";
import { randomId } from "../../../lib/api/random-id.ts";
import { parseDollars } from "../../../lib/format/dollars.ts";
import { frameNames, today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import { Choices } from "./choices.tsx";
import { bodyOf, putRules, showRules, useEffectOf } from "./put-rules.ts";
import { effectWords, exampleOf, type Rule, type Rules } from "./rule-words.ts";
import classes from "./rules.module.css";

interface RuleFields {
  name: string;
  when: Rule["when"]["type"];
  weekdays: number[];
  timeframes: TimeFrame[];
  hours: string;
  beyond: string;
  services: Rule["services"];
  charge: string;
  chargeUnit: Unit;
  pay: string;
  payUnit: Unit | "none";
  from: LocalDate | "";
}

type Unit = "dollars" | "percent";

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
  pricing: AnswerOf<typeof getPricing> | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Adds a rule. What it comes to with today's prices, and what it changes of what is booked, stand below as it is typed. */
export function RuleDialog({ rules, pricing, opened, onClose }: RuleDialogProps) {
  const [id] = useState(randomId);
  const { version, onFailed } = useSeenVersion(rules, true, showRules);
  const fields = useFields<RuleFields>({
    name: "Holidays",
    when: "holidays",
    weekdays: [5, 6],
    timeframes: ["evening"],
    hours: "12",
    beyond: "2",
    services: [...serviceTypes],
    charge: "",
    chargeUnit: "dollars",
    pay: "",
    payUnit: "none",
    from: rules.first_day,
  });
  const withRule = (rule: Rule) => ({ ...bodyOf(rules), rules: [...rules.rules, rule], version });
  const form = useContractForm({
    fields,
    schema: priceRule,
    live: true,
    labels: { charge: "Client pays", pay: "Walker gets" },
    fieldOf: (path) => fieldOf(path.replace(/^rules\.\d+\./, "")),
    toBody: (typed) => ruleOf(id, typed),
    save: (rule) => putRules(withRule(rule)),
    onSaved: (_sent, saved) => {
      showRules(saved);
      toast("The rule is saved");
    },
    next: onClose,
    onFailed,
  });
  const { values, problems } = form;
  const isWhole = form.wrong.length === 0;
  const effect = useEffectOf(opened && isWhole ? withRule(ruleOf(id, values)) : undefined);
  const example = isWhole && pricing && exampleOf(ruleOf(id, values), rules, pricing);
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title="Add a rule"
      action="Save the rule"
      failed="Failed to save. Please try again."
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
        description="Of visits. By default the first day on which nothing is stored yet."
      />
      <p role="status">
        {example && (
          <>
            <b>{example.of}:</b> {example.sum}{" "}
          </>
        )}
        {effect && effectWords(effect)}
      </p>
    </FormDialog>
  );
}

/** The rule that was typed; what is no number is refused by the contract. */
function ruleOf(id: string, typed: RuleFields): Rule {
  const amountOf = (unit: Unit, text: string): Rule["charge"] =>
    unit === "dollars" ? { dollars: parseDollars(text) } : { percent: numberOf(text) };
  const { name, services, from } = typed;
  return {
    id,
    name,
    services,
    when: whenOf(typed),
    charge: amountOf(typed.chargeUnit, typed.charge),
    pay: typed.payUnit === "none" ? null : amountOf(typed.payUnit, typed.pay),
    from: from as LocalDate,
    to: null,
  };
}

const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

function whenOf({ when: type, weekdays: days, timeframes, hours, beyond }: RuleFields): Rule["when"] {
  switch (type) {
    case "holidays":
      return { type };
    case "weekdays":
      return { type, weekdays: days };
    case "frames":
      return { type, timeframes };
    case "late":
      return { type, hours: numberOf(hours) };
    case "pets":
      return { type, beyond: numberOf(beyond) };
  }
}

/** The form's field of a part of a rule: 'charge.dollars' stands at 'charge', 'when.hours' at 'hours'. */
const fieldOf = (part: string): string => {
  const [first = "", second] = part.split(".");
  return first === "when" && second ? second : first;
};
