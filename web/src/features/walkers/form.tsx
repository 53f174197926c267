import { Button, Group, Input, SimpleGrid } from "@mantine/core";
import type { BodyOf, changeWalker } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useId } from "react";
import { formatDollars } from "../../lib/format/dollars.ts";
import { RateFields, ratesOrNull, type TypedRates, typedRates } from "../../parts/money/rate-fields.tsx";
import {
  emailOfAccount,
  labelsOf,
  notesField,
  personFields,
  type RecordFields,
  TypedFields,
  textsOf,
  typedIn,
} from "../../parts/people/person-fields.tsx";
import { textOrNull } from "../../ui/form/typed-text.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { WalkerRecord } from "./data.ts";
import classes from "./screen.module.css";

const contactFields = {
  ...personFields,
  name: { ...personFields.name, "data-autofocus": true },
} as const satisfies RecordFields;
const notesFields = { notes: notesField } as const satisfies RecordFields;
const textFields = { ...contactFields, ...notesFields, color: { label: "Color" } } as const satisfies RecordFields;

/** The form of a walker's record. Rates are dollars as typed; an empty one is the default. */
export interface WalkerForm extends TypedRates, Record<keyof typeof textFields, string> {
  /** The day on which the form W-9 came; '' for none. */
  w9_on: LocalDate | "";
  /** The present days off. The next fields add one: without a first day none, without a last day a single day. */
  days_off: WalkerRecord["days_off"];
  off_from: LocalDate | "";
  off_to: LocalDate | "";
  off_note: string;
}

/** The form's values for a walker, or for a new one. */
export const formOf = (walker?: WalkerRecord): WalkerForm => ({
  ...textsOf(textFields, walker),
  ...typedRates(walker?.pay_rates ?? null),
  w9_on: walker?.w9_on ?? "",
  days_off: walker?.days_off ?? [],
  off_from: "",
  off_to: "",
  off_note: "",
});

/** The body for the form's values. Empty text is sent as null. */
export const bodyOf = (form: WalkerForm): Omit<BodyOf<typeof changeWalker>, "version"> & { name: string } => ({
  ...typedIn(textFields, form),
  name: form.name.trim(),
  pay_rates: ratesOrNull(form),
  w9_on: form.w9_on || null,
  days_off: [...form.days_off, ...moreDaysOff(form)],
});

const moreDaysOff = ({ off_from, off_to, off_note }: WalkerForm) =>
  off_from ? [{ from: off_from, to: off_to || off_from, note: textOrNull(off_note) }] : [];

export const labels = { ...labelsOf(textFields), w9_on: "W-9 came on", days_off: "Days off" };

/** Names the form's field for a path of the body: 'walk25' for 'pay_rates.walk25', 'off_to' for 'days_off.2.to'. */
export const fieldOf = (path: string): string => path.replace(/^pay_rates\./, "").replace(/^days_off\.\d+\./, "off_");

interface PartProps {
  form: FormFields<WalkerForm>;
}

/** The fields of a walker's name, contact and colour. */
export const WalkerContact = ({ form, hasAccount = false }: PartProps & { hasAccount?: boolean }) => (
  <>
    <TypedFields form={form} fields={hasAccount ? { ...contactFields, email: emailOfAccount } : contactFields} />
    <ColorField value={form.values.color} onChange={(color) => form.set("color", color)} />
  </>
);

export const WalkerNotes = ({ form }: PartProps) => <TypedFields form={form} fields={notesFields} />;

/** The fields of the pay for each service. An empty field is the business's rate. */
export const PayFields = ({ form, defaults }: PartProps & { defaults: WalkerRecord["default_pay"] }) => (
  <SimpleGrid cols={2} spacing={14}>
    <RateFields
      form={form}
      about={(service) => {
        const usual = defaults[service];
        if (form.values[service] !== "") return { description: "Custom rate" };
        return usual === undefined
          ? { description: "Default rate, not set" }
          : { description: `Default rate: ${formatDollars(usual)}`, placeholder: usual.toFixed(2) };
      }}
    />
  </SimpleGrid>
);

const firstColor = "#256b55";

/** A walker's colour on the calendar. Without one, the palette's colours are taken in turn. */
function ColorField({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const id = useId();
  return (
    <Input.Wrapper id={id} label="Color on the calendar">
      <Group gap={10} mih={44}>
        {value === "" ? (
          <>
            <span className="muted">One of the palette’s, in turn</span>
            <Button variant="light" size="sm" onClick={() => onChange(firstColor)}>
              Choose a color
            </Button>
          </>
        ) : (
          <>
            <input
              id={id}
              type="color"
              className={classes.color}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
            <Button variant="subtle" size="sm" onClick={() => onChange("")}>
              Take turns instead
            </Button>
          </>
        )}
      </Group>
    </Input.Wrapper>
  );
}
