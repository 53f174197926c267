import { Button } from "@mantine/core";
import { useId } from "react";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { RateFields } from "../../../parts/money/rate-fields.tsx";
import { ContactFields } from "../../../parts/people/person-fields.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { WalkerRecord } from "../walker-record.ts";
import classes from "./walker-fields.module.css";
import type { WalkerForm } from "./walker-form.ts";

interface PartProps {
  form: FormFields<WalkerForm>;
}

/** Who it is, how to reach them, and their colour. */
export const WalkerContact = ({ form, hasAccount = false }: PartProps & { hasAccount?: boolean }) => (
  <>
    <ContactFields form={form} hasAccount={hasAccount} isFirst />
    <ColorField value={form.values.color} onChange={(color) => form.set("color", color)} />
  </>
);

/** Asks what each service pays. An empty field has the business's rate. */
export const PayFields = ({ form, defaults }: PartProps & { defaults: WalkerRecord["default_pay"] }) => (
  <div className={classes.rates}>
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
  </div>
);

interface ColorFieldProps {
  /** '#2f6690', or '' for a colour in turn. */
  value: string;
  onChange: (color: string) => void;
}

/** The colour that the field begins with, for it cannot be empty. */
const first = "#256b55";

/** A walker's colour on the calendar. Without one they take turns through the palette. */
function ColorField({ value, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>Color on the calendar</label>
      <span className={classes.choice}>
        {value === "" ? (
          <>
            <span className="muted">One of the palette’s, in turn</span>
            <Button variant="light" size="sm" onClick={() => onChange(first)}>
              Choose a color
            </Button>
          </>
        ) : (
          <>
            <input id={id} type="color" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
            <Button variant="subtle" size="sm" onClick={() => onChange("")}>
              Take turns instead
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
