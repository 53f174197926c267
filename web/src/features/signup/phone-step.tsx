import { Button } from "@mantine/core";
import { parsePhone, phoneMessage } from "@petcare/domain";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { PhoneField } from "../../parts/phone-field.tsx";
import { SmsConsentField } from "../../parts/sms-consent-field.tsx";
import { NewTabLink } from "../../ui/data/new-tab-link.tsx";
import classes from "./signup.module.css";
import { isUnavailable, SmsProblem } from "./sms-problem.tsx";

interface PhoneStepProps {
  phone: string;
  consent: boolean;
  onChange: (change: { phone?: string; consent?: boolean }) => void;
  /** Ten digits, with consent. */
  onSend: (digits: string) => void;
  sending: { busy: boolean; error: Error | null; reset: () => void };
}

/** Step 3, first part: the number, and the consent to text it. */
export function PhoneStep({ phone, consent, onChange, onSend, sending }: PhoneStepProps) {
  const id = useId();
  const [tried, setTried] = useState(false);
  const digits = parsePhone(phone);
  const refused = sending.error instanceof ApiError ? sending.error.fields.phone : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (digits && consent) onSend(digits);
    else document.getElementById(`${id}-${digits ? "consent" : "phone"}`)?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className={classes.form} aria-busy={sending.busy}>
      <p className={classes.quiet}>We text you a code, so that we can reach you when it matters.</p>
      {sending.error && !sending.busy && !refused && <SmsProblem error={sending.error} onRetry={sending.reset} />}
      <PhoneField
        id={`${id}-phone`}
        value={phone}
        onChange={(value) => onChange({ phone: value })}
        error={tried && !digits ? phoneMessage : refused}
        errorProps={{ role: "alert" }}
      />
      <div className={classes.consent}>
        <SmsConsentField
          id={`${id}-consent`}
          checked={consent}
          onChange={(checked) => onChange({ consent: checked })}
          error={tried && !consent ? "You must agree to receive SMS messages to proceed" : undefined}
        />
        <NewTabLink to="/SmsConsent">How we use text messages</NewTabLink>
      </div>
      <Button type="submit" fullWidth loading={sending.busy} disabled={isUnavailable(sending.error)}>
        Send Code
      </Button>
    </form>
  );
}
