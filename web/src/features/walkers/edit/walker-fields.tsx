import { formatDollars } from "../../../lib/format/dollars.ts";
import { RateFields } from "../../../parts/money/rate-fields.tsx";
import { ContactFields } from "../../../parts/people/person-fields.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { WalkerRecord } from "../walker-record.ts";
import { ColorField } from "./color-field.tsx";
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

/** What each service pays. An empty field has the business's rate. */
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
