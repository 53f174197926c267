import { Button, Checkbox, TextInput } from "@mantine/core";
import { cancelRule } from "@petcare/contract/schemas";
import { cancelDays, ruledShares, serviceTypes } from "@petcare/domain";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { cancelRuleWords, shareNames } from "../../../parts/money/cancel-rule-words.ts";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { Choices } from "../../../ui/form/choices.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { PlusIcon } from "../../../ui/theme/icons.tsx";
import { Act, Row } from "../row.tsx";
import { type CancelRow, type Rules, useRulesForm, useSaveRules } from "../rules/data.ts";
import { serviceOptions, servicesWords } from "../rules/words.ts";

/** The rows of a usual business. */
const example: CancelRow[] = [
  { hours: 2, charge: "all", pay: "all", on: "all" } as const,
  { hours: 24, charge: "half", pay: "half", on: "all" } as const,
  { hours: 168, charge: "half", pay: "half", on: "holidays" } as const,
].map((row) => ({ ...row, services: [...serviceTypes] }));

/** The cost of cancelling, by how many hours before a visit. The cancel dialog starts with the row that fits. */
export function CancellingCard({ rules }: { rules: Rules }) {
  const { last, shown, opening, open } = useDialogInAddress(["cancel-rule"]);
  const { send, busy } = useSaveRules(rules, "Cancelling saved");
  const { cancelling } = rules;
  return (
    <Card
      title="Cancelling"
      aside={
        <Button variant="light" leftSection={<PlusIcon size={16} />} onClick={() => open("cancel-rule", "new")}>
          Add a row
        </Button>
      }
    >
      {cancelling.length === 0 ? (
        <EmptyState title="Cancelling costs nothing">
          <p>Such as all under 2 hours before, half under 24 hours, and half within a week before a holiday.</p>
          <Button variant="default" disabled={busy} onClick={() => send({ cancelling: example })}>
            Begin with these three
          </Button>
        </EmptyState>
      ) : (
        <ul className="lined">
          {cancelling.map((rule, index) => (
            <Row
              key={JSON.stringify(rule)}
              name={cancelRuleWords(rule)}
              about={servicesWords(rule)}
              figure={
                <>
                  <b>{shareNames[rule.charge]} charged</b>
                  <small>walker {shareNames[rule.pay].toLowerCase()}</small>
                </>
              }
              acts={
                <Act
                  of={cancelRuleWords(rule)}
                  disabled={busy}
                  onClick={() => send({ cancelling: cancelling.toSpliced(index, 1) })}
                >
                  Remove
                </Act>
              }
            />
          ))}
        </ul>
      )}
      <p className="quiet">
        The dialog that cancels one visit begins with the row that fits, the one with the fewest hours first. You can
        choose otherwise each time.
      </p>
      <Checkbox
        label="Accept by itself what cancels for nothing"
        description="A client’s request that is free is done at once. One that costs something waits for you."
        checked={rules.accept_free_cancels}
        disabled={busy}
        onChange={(event) => send({ accept_free_cancels: event.currentTarget.checked })}
      />
      {last && <CancelRuleDialog key={opening} rules={rules} {...shown} />}
    </Card>
  );
}

const dayLabels = { all: "Every day", holidays: "Holidays only", ordinary: "Not on holidays" } as const;
const dayOptions = cancelDays.map((value) => ({ value, label: dayLabels[value] }));
const shareOptions = ruledShares.map((value) => ({ value, label: shareNames[value] }));

function CancelRuleDialog({ rules, ...shown }: Shown & { rules: Rules }) {
  const { form } = useRulesForm({
    rules,
    fields: useFields<Omit<CancelRow, "hours"> & { hours: string }>({
      services: [...serviceTypes],
      on: "all",
      hours: "24",
      charge: "half",
      pay: "half",
    }),
    schema: cancelRule,
    labels: { hours: "Hours" },
    check: ({ hours }) => (/^\s*\d+\s*$/.test(hours) ? {} : { hours: "Type whole hours, such as 24" }),
    // The path has the row's index, which the form does not need.
    fieldOf: (path) => path.replace(/^cancelling\.\d+\./, ""),
    toBody: ({ hours, ...row }) => ({ ...row, hours: Number(hours) }),
    changed: (row) => ({ cancelling: [...rules.cancelling, row] }),
    saved: "Cancelling saved",
    next: shown.onClose,
  });
  const { services } = form.values;
  return (
    <FormDialog {...shown} form={form} title="What cancelling costs">
      <TextInput
        label="Less than so many hours before"
        description="Before the visit’s time frame begins"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...form.text("hours")}
      />
      <ChoiceButtons legend="The client is charged" columns={3} options={shareOptions} {...form.field("charge")} />
      <ChoiceButtons legend="The walker is paid" columns={3} options={shareOptions} {...form.field("pay")} />
      <ChoiceButtons legend="On which days" columns={3} options={dayOptions} {...form.field("on")} />
      <Choices
        legend="Services"
        options={serviceOptions}
        values={services}
        onChange={(values) => form.set("services", values)}
        problem={form.problems.services}
      />
    </FormDialog>
  );
}
