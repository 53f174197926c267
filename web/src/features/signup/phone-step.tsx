import { Button } from "@mantine/core";
import { type AnswerOf, sendCode } from "@petcare/contract";
import { phoneConsent } from "@petcare/contract/schemas";
import { parsePhone } from "@petcare/domain";
import type { ReactNode } from "react";
import { call } from "../../lib/api/api.ts";
import { PhoneField } from "../../parts/phone-field.tsx";
import { SmsConsentField } from "../../parts/sms-consent-field.tsx";
import { NewTabLink } from "../../ui/data/new-tab-link.tsx";
import type { Fields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./signup.module.css";
import { isUnavailable, SmsProblem } from "./sms-problem.tsx";

export interface PhoneForm {
  /** As typed. */
  phone: string;
  sms_consent: boolean;
}

interface PhoneStepProps {
  fields: Fields<PhoneForm>;
  /** Holders of a good one are texted whatever others ask for. */
  referralCode: string;
  /** Why somebody is back at this step, until they try. */
  reason: ReactNode;
  onSent: (answer: AnswerOf<typeof sendCode>, phone: string) => void;
}

/** Step 3, first part: the number, and the consent to text it. */
export function PhoneStep({ fields, referralCode, reason, onSent }: PhoneStepProps) {
  const form = useContractForm({
    fields,
    live: true,
    schema: phoneConsent,
    toBody: ({ phone, sms_consent }) => ({ phone: digitsOf(phone), sms_consent }),
    save: ({ phone }) => call(sendCode, { body: { phone, referral_code: referralCode } }),
    next: (answer, sent) => onSent(answer, digitsOf(sent.phone)),
  });

  return (
    <>
      {!form.failure && reason}
      <form {...form.props} className="stack">
        <p className="muted">We text you a code, so that we can reach you when it matters.</p>
        {form.failure && <SmsProblem error={form.failure} onRetry={form.reset} />}
        <PhoneField {...form.text("phone")} />
        <div className={classes.consent}>
          <SmsConsentField
            checked={form.values.sms_consent}
            onChange={(checked) => form.set("sms_consent", checked)}
            error={form.problems.sms_consent}
          />
          <NewTabLink to="/SmsConsent">How we use text messages</NewTabLink>
        </div>
        <Button type="submit" fullWidth loading={form.isSaving} disabled={isUnavailable(form.failure)}>
          Send Code
        </Button>
      </form>
    </>
  );
}

/** Ten digits of a number that is one. */
const digitsOf = (phone: string): string => parsePhone(phone) ?? phone;
