import { Textarea, TextInput } from "@mantine/core";
import { rateKeyOf, serviceLabels, serviceTypes } from "@petcare/domain";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { PhoneField } from "../../../parts/phone-field.tsx";
import { EmailInput } from "../../../ui/form/email-input.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { WalkerRecord } from "../walker-record.ts";
import { ColorField } from "./color-field.tsx";
import classes from "./walker-fields.module.css";
import type { WalkerForm } from "./walker-form.ts";

interface PartProps {
  form: FormFields<WalkerForm>;
}

/** Who it is, and how to reach them. An account's email is not changed here. */
export function ContactFields({ form, hasAccount = false }: PartProps & { hasAccount?: boolean }) {
  return (
    <div className={classes.fields}>
      <TextInput
        label="Full name"
        autoComplete="off"
        data-autofocus
        required
        withAsterisk={false}
        {...form.text("name")}
      />
      <div className={classes.pair}>
        <PhoneField
          label="Phone"
          {...form.text("phone")}
          autoComplete="off"
          onChange={(phone) => form.set("phone", phone)}
        />
        <EmailInput
          label="Email"
          autoComplete="off"
          disabled={hasAccount}
          {...(hasAccount && { description: "They sign in with it, and change it in their own settings." })}
          {...form.text("email")}
        />
      </div>
      <ColorField value={form.values.color} onChange={(color) => form.set("color", color)} />
    </div>
  );
}

/** What each service pays. An empty field has the business's rate. */
export function RateFields({ form, defaults }: PartProps & { defaults: WalkerRecord["default_pay"] }) {
  return (
    <div className={classes.rates}>
      {serviceTypes.map((service) => {
        const key = rateKeyOf(service);
        const usual = defaults[key];
        return (
          <TextInput
            key={key}
            label={serviceLabels[service]}
            inputMode="decimal"
            autoComplete="off"
            leftSection="$"
            placeholder={usual?.toFixed(2) ?? ""}
            description={
              form.values[key] === ""
                ? `Default rate${usual === undefined ? ", not set" : `: ${dollarsText(usual)}`}`
                : "Custom rate"
            }
            {...form.text(key)}
          />
        );
      })}
    </div>
  );
}

export function NotesField({ form }: PartProps) {
  return (
    <Textarea
      label="Private notes"
      description="Only you see them."
      autosize
      minRows={3}
      maxRows={12}
      {...form.text("notes")}
    />
  );
}
