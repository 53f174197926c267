import { TextInput } from "@mantine/core";
import { priceRule } from "@petcare/contract/schemas";
import { addDays, type LocalDate, weekdayNames } from "@petcare/domain";
import { type ReactNode, useState } from "react";
import { randomId } from "../../../lib/api/random-id.ts";
import { today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { Choices } from "../../../ui/form/choices.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import {
  fieldOf,
  formOf,
  type Pricing,
  type Rule,
  type RuleForm,
  type Rules,
  ruleOf,
  type Unit,
  useEffectOf,
  useRulesForm,
  type When,
} from "./data.ts";
import { effectWords, exampleOf, firstHolidayWords, frameOptions, overlapWords, serviceOptions } from "./words.ts";

interface Kind {
  label: string;
  /** The name of a new rule. */
  name: string;
  /** Draws the fields that only this kind has. */
  draw?: (form: FormFields<RuleForm>) => ReactNode;
}

const numeric = { inputMode: "numeric", autoComplete: "off" } as const;

/** The kinds of rules, in the order of their choice. */
const kinds: Record<When["type"], Kind> = {
  holidays: { label: "Holidays", name: "Holidays" },
  weekdays: {
    label: "Days of the week",
    name: "Weekend",
    draw: (form) => (
      <Choices
        legend="Days"
        options={weekdayNames.map((label, value) => ({ value, label }))}
        values={form.values.weekdays}
        onChange={(days) => form.set("weekdays", days)}
        problem={form.problems.weekdays}
      />
    ),
  },
  frames: {
    label: "Time of day",
    name: "Evening",
    draw: (form) => (
      <Choices
        legend="Time frames"
        options={frameOptions}
        values={form.values.timeframes}
        onChange={(frames) => form.set("timeframes", frames)}
        problem={form.problems.timeframes}
      />
    ),
  },
  late: {
    label: "Booked late",
    name: "Booked late",
    draw: (form) => <TextInput label="Hours before its start" {...numeric} {...form.text("hours")} />,
  },
  pets: {
    label: "More pets",
    name: "More pets",
    draw: (form) => <TextInput label="For each pet beyond" {...numeric} {...form.text("beyond")} />,
  },
};
const kindOptions = (Object.keys(kinds) as When["type"][]).map((value) => ({ value, label: kinds[value].label }));
const givenNames: readonly string[] = ["", ...Object.values(kinds).map(({ name }) => name)];

interface RuleDialogProps extends Shown {
  rules: Rules;
  /** The rule to change; undefined for a new one. */
  rule: Rule | undefined;
  pricing: Pricing | undefined;
}

/** Adds or changes a rule, with an example at today's prices, and its effect on booked visits. */
export function RuleDialog({ rules, rule, pricing, ...shown }: RuleDialogProps) {
  // A new rule is in the list once it is saved. Until the dialog closes, it is still the new one.
  const [edited] = useState(rule);
  const [identity] = useState(() => edited ?? { id: randomId(), to: null });
  const others = rules.rules.filter(({ id }) => id !== identity.id);
  const { form, bodyOf } = useRulesForm({
    rules,
    fields: useFields(() => formOf(edited)),
    schema: priceRule,
    live: true,
    labels: { charge: "Client pays", pay: "Walker gets" },
    fieldOf,
    toBody: (typed) => ruleOf(identity, typed),
    changed: (typed) => ({
      rules: edited ? rules.rules.map((one) => (one.id === typed.id ? typed : one)) : [...others, typed],
    }),
    saved: "The rule is saved",
    next: shown.onClose,
  });
  const { values, problems } = form;
  const complete = form.wrong.length === 0 ? ruleOf(identity, values) : undefined;
  const effect = useEffectOf(shown.opened && complete ? bodyOf(complete) : undefined);
  const example = complete && pricing && exampleOf(complete, rules, pricing);
  const holiday = values.when === "holidays" && values.from && firstHolidayWords(rules, values.from);
  return (
    <FormDialog
      {...shown}
      form={form}
      title={edited ? "Change a rule" : "Add a rule"}
      action="Save the rule"
      summary={complete && `${effect ? effectWords(effect) : ""} ${overlapWords(complete, others)}`}
    >
      <ChoiceButtons
        legend="Counts for"
        options={kindOptions}
        columns={3}
        value={values.when}
        onChange={(when) => {
          form.set("when", when);
          if (givenNames.includes(values.name)) form.set("name", kinds[when].name);
        }}
      />
      {kinds[values.when].draw?.(form)}
      <TextInput
        label="Name on the invoice"
        description={values.when === "holidays" && "Each holiday’s line has its own name."}
        autoComplete="off"
        {...form.text("name")}
      />
      <Choices
        legend="Services"
        options={serviceOptions}
        values={values.services}
        onChange={(services) => form.set("services", services)}
        problem={problems.services}
      />
      <FieldPair>
        <ChoiceButtons legend="The client pays more, in" options={units} {...form.field("chargeUnit")} />
        <AmountField
          label="Client pays"
          data-autofocus
          leftSection={unitSigns[values.chargeUnit]}
          {...form.text("charge")}
        />
        <ChoiceButtons
          legend="The walker gets more, in"
          options={[{ value: "none", label: "Nothing" }, ...units]}
          {...form.field("payUnit")}
        />
        {values.payUnit !== "none" && (
          <AmountField label="Walker gets" leftSection={unitSigns[values.payUnit]} {...form.text("pay")} />
        )}
      </FieldPair>
      <DateField
        label="First day"
        minDate={today()}
        {...form.field("from")}
        description={`Counts for visits from this day on.${holiday ? ` First holiday: ${holiday}.` : ""}`}
      />
      {example && (
        <p role="status">
          <b>{example.visit}:</b> {example.sum}
        </p>
      )}
    </FormDialog>
  );
}

const unitSigns: Record<Unit, string> = { dollars: "$", percent: "%" };
const units = [
  { value: "dollars", label: "Dollars" },
  { value: "percent", label: "Percent" },
] as const;

/** Ends a rule from a day on. Completed visits keep their price. */
export function EndRuleDialog({ rules, rule, ...shown }: Shown & { rules: Rules; rule: Rule }) {
  const first = today() > rule.from ? today() : addDays(rule.from, 1);
  const toBody = ({ to }: { to: LocalDate | "" }): Rule => ({ ...rule, to: to || null });
  const { form, bodyOf } = useRulesForm({
    rules,
    fields: useFields<{ to: LocalDate | "" }>({ to: rule.to ?? first }),
    schema: priceRule,
    fieldOf,
    toBody,
    changed: (ended) => ({ rules: rules.rules.map((one) => (one.id === ended.id ? ended : one)) }),
    saved: `“${rule.name}” ends`,
    next: shown.onClose,
  });
  const { to } = form.values;
  const effect = useEffectOf(shown.opened && to !== "" && to >= first ? bodyOf(toBody({ to })) : undefined);
  return (
    <FormDialog
      {...shown}
      form={form}
      title={`End “${rule.name}”?`}
      action="End the rule"
      underWay="Ending..."
      width={460}
    >
      <DateField
        label="First day without it"
        minDate={first}
        {...form.field("to")}
        description="Completed visits keep their price."
      />
      <p role="status">{effect && effectWords(effect)}</p>
    </FormDialog>
  );
}
