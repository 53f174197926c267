import { Button } from "@mantine/core";
import { parsePhone, phoneMessage } from "@petcare/domain";
import { useState } from "react";
import { PhoneField } from "../../parts/phone-field.tsx";
import { SmsConsentField } from "../../parts/sms-consent-field.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { type Problems, sendsNothing } from "../../ui/form/form-rules.ts";
import { useCheckedForm } from "../../ui/form/use-checked-form.ts";
import classes from "./consent.module.css";

/** The phone form of signing up, to try. It refuses what that form refuses, and sends nothing. */
export function OptInDemo() {
  const [used, setUsed] = useState(false);
  const form = useCheckedForm({
    fields: useFields({ phone: "", sms_consent: false }),
    live: true,
    ...sendsNothing,
    check: ({ phone, sms_consent }): Problems => ({
      ...(parsePhone(phone) === undefined && { phone: phoneMessage }),
      ...(!sms_consent && { sms_consent: "You must agree to receive SMS messages to proceed" }),
    }),
  });

  return (
    <figure className={classes.demo} aria-labelledby="demo-caption">
      <figcaption id="demo-caption">Demonstration: try it, nothing is sent</figcaption>
      <form {...form.propsFor(() => setUsed(true))} className={classes.form}>
        <PhoneField {...form.text("phone")} autoComplete="off" />
        <SmsConsentField
          checked={form.values.sms_consent}
          onChange={(checked) => form.set("sms_consent", checked)}
          error={form.problems.sms_consent}
        />
        <Button type="submit" fullWidth>
          Send Code
        </Button>
        {used && form.wrong.length === 0 && (
          <Notice tone="success">Here a code would be on its way. This is a demonstration: nothing was sent.</Notice>
        )}
      </form>
    </figure>
  );
}
