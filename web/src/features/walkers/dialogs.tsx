import { Button, TextInput } from "@mantine/core";
import { doHardDay, getWalker } from "@petcare/contract";
import { changeWalker } from "@petcare/contract/schemas";
import type { ReactNode } from "react";
import { patchAnswers } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { daySpan, today } from "../../lib/format/time.ts";
import { DateField } from "../../parts/date-field.tsx";
import type { Shown } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import { useEdits } from "../../ui/form/fields.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../ui/form/use-seen.ts";
import type { WalkerRecord } from "./data.ts";
import { bodyOf, fieldOf, formOf, labels, PayFields, WalkerContact, type WalkerForm, WalkerNotes } from "./form.tsx";

type DaysOff = WalkerRecord["days_off"][number];
type Form = FormFields<WalkerForm>;

interface EditedPart {
  /** The name of its card. */
  name: string;
  sends: readonly (keyof ReturnType<typeof bodyOf>)[];
  draw: (form: Form, walker: WalkerRecord) => ReactNode;
}

/** The editable cards of a walker, by their names in the address: ?change=contact. */
export const parts = {
  contact: {
    name: "contact",
    sends: ["name", "phone", "email", "color"],
    draw: (form, { has_account }) => <WalkerContact form={form} hasAccount={has_account} />,
  },
  pay: {
    name: "pay rates",
    sends: ["pay_rates"],
    draw: (form, { default_pay }) => <PayFields form={form} defaults={default_pay} />,
  },
  off: { name: "days off", sends: ["days_off"], draw: (form) => <DaysOffFields form={form} /> },
  w9: { name: "form W-9", sends: ["w9_on"], draw: (form) => <W9Field form={form} /> },
  notes: { name: "private notes", sends: ["notes"], draw: (form) => <WalkerNotes form={form} /> },
} as const satisfies Record<string, EditedPart>;
export type Part = keyof typeof parts;
export const isPart = (name: string): name is Part => name in parts;

interface EditWalkerDialogProps extends Shown {
  walker: WalkerRecord;
  part: Part;
  /** Called with added days off on which the walker has visits. */
  onGive: (days: DaysOff) => void;
}

/** Edits one card of a walker. After a conflict, untouched fields show the stored values, and edited ones stay. */
export function EditWalkerDialog({ walker, part, onGive, ...shown }: EditWalkerDialogProps) {
  const { name, sends, draw }: EditedPart = parts[part];
  const fields = useEdits(formOf(walker));
  const { version, isOverrun, onFailed } = useSeenVersion(walker, fields.isChanged, showRecord);
  const form = useContractForm({
    fields,
    schema: changeWalker.body,
    toBody: (typed) => {
      const body = bodyOf(typed);
      return { version, ...Object.fromEntries(sends.map((field) => [field, body[field]])) };
    },
    labels,
    fieldOf,
    check: ({ off_from, off_to }) =>
      off_from && off_to && off_to < off_from ? { off_to: "The last day is before the first." } : {},
    save: async (body) => {
      const saved = await call(changeWalker, { params: { id: walker.id }, body });
      return { saved, toGive: await firstWithVisits(walker, saved) };
    },
    onSaved: (_sent, { saved }) => {
      showRecord(saved);
      toast("Saved");
    },
    next: ({ toGive }) => (toGive ? onGive(toGive) : shown.onClose()),
    onFailed,
  });
  const overrun = (
    <Notice tone="warn">
      Somebody else changed this record meanwhile. Fields that you left alone show what is there now; what you typed is
      still here. Save again to keep it.
    </Notice>
  );
  return (
    <FormDialog
      {...shown}
      title={`Edit ${name}`}
      form={form}
      failed="Failed to save. Please try again."
      {...(form.failure && isOverrun && { problem: overrun })}
    >
      {draw(form, walker)}
    </FormDialog>
  );
}

const showRecord = (record: WalkerRecord) =>
  patchAnswers(getWalker, (shown) => (shown.id === record.id ? record : shown));

/** Finds the first added days off with visits to come. A failure counts as none: the days off are saved already. */
async function firstWithVisits(before: WalkerRecord, { id, days_off }: WalkerRecord): Promise<DaysOff | undefined> {
  const isNew = ({ from, to }: DaysOff) => !before.days_off.some((days) => days.from === from && days.to === to);
  for (const days of days_off.filter(isNew)) {
    const from = days.from > today() ? days.from : today();
    const { visits } = await call(doHardDay, {
      params: { id: randomId() },
      query: { preview: "1" },
      body: { kind: "off", about: id, from, through: days.to },
    }).catch(() => ({ visits: [] }));
    if (visits.length > 0) return days;
  }
  return undefined;
}

interface DaysOffListProps {
  days: readonly DaysOff[];
  /** Draws the button of a range. `span` is the range in words. */
  act: (days: DaysOff, span: string) => ReactNode;
}

/** A walker's days off, each with a button. */
export const DaysOffList = ({ days, act }: DaysOffListProps) => (
  <ul className="rows">
    {days.map((one) => {
      const span = daySpan(one.from, one.to);
      return (
        <li key={span}>
          <span>
            <b>{span}</b> {one.note}
          </span>
          {act(one, span)}
        </li>
      );
    })}
  </ul>
);

function DaysOffFields({ form }: { form: Form }) {
  const { days_off, off_from } = form.values;
  const remove = (days: DaysOff) =>
    form.set(
      "days_off",
      days_off.filter((one) => one !== days),
    );
  return (
    <>
      <DaysOffList
        days={days_off}
        act={(days, span) => (
          <Button variant="subtle" size="compact-md" aria-label={`Remove ${span}`} onClick={() => remove(days)}>
            Remove
          </Button>
        )}
      />
      <FieldPair>
        <DateField
          label="First day"
          value={off_from}
          minDate={today()}
          onChange={(date) => form.set("off_from", date)}
          error={form.problems.off_from ?? form.problems.days_off}
        />
        <DateField
          label="Last day"
          minDate={off_from || today()}
          {...form.field("off_to")}
          description="Empty: one day."
        />
      </FieldPair>
      <TextInput label="Note" description="They read it, too." autoComplete="off" {...form.text("off_note")} />
    </>
  );
}

const W9Field = ({ form }: { form: Form }) => (
  <DateField
    label={labels.w9_on}
    {...form.field("w9_on")}
    description="An empty field: none has come. A taxpayer’s number is kept nowhere here."
    past
  />
);
