import "../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { business } from "@petcare/business";
import classes from "./sms-consent-field.module.css";

interface SmsConsentFieldProps {
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

/** The consent to text messages. It must not be checked in advance. */
export function SmsConsentField({ checked, onChange, ...rest }: SmsConsentFieldProps) {
  return (
    <Checkbox
      {...rest}
      size="md"
      // Mantine does not set it.
      aria-invalid={rest.error ? true : undefined}
      label={business.smsConsent.text}
      classNames={{ root: classes.consent ?? "", labelWrapper: classes.words ?? "", label: "muted" }}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
