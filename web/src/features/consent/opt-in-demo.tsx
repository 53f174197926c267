import { Button } from "@mantine/core";
import { parsePhone, phoneMessage } from "@petcare/domain";
import { type FormEvent, useState } from "react";
import { PhoneField } from "../../parts/phone-field.tsx";
import { SmsConsentField } from "../../parts/sms-consent-field.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import classes from "./consent.module.css";

/** The form as signing up has it, to try: it refuses what that one refuses, and sends nothing. */
export function OptInDemo() {
  const [phone, setPhone] = useState("");
  const [consent, setConsent] = useState(false);
  const [used, setUsed] = useState(false);
  const isNumber = parsePhone(phone) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUsed(true);
  };
  return (
    <figure className={classes.demo} aria-labelledby="demo-caption">
      <figcaption id="demo-caption">Demonstration: try it, nothing is sent</figcaption>
      <form noValidate onSubmit={submit} className={classes.form}>
        <PhoneField
          value={phone}
          onChange={setPhone}
          autoComplete="off"
          error={used && !isNumber ? phoneMessage : undefined}
          errorProps={{ role: "alert" }}
        />
        <SmsConsentField
          checked={consent}
          onChange={setConsent}
          error={used && !consent ? "You must agree to receive SMS messages to proceed" : undefined}
        />
        <Button type="submit" fullWidth>
          Send Code
        </Button>
        {used && isNumber && consent && (
          <Notice tone="success">Here a code would be on its way. This is a demonstration: nothing was sent.</Notice>
        )}
      </form>
    </figure>
  );
}
