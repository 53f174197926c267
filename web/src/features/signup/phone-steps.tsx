import { Button } from "@mantine/core";
import { type AnswerOf, sendCode } from "@petcare/contract";
import { phoneConsent, verifyPhone } from "@petcare/contract/schemas";
import { formatPhone, parsePhone } from "@petcare/domain";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { PhoneField } from "../../parts/phone-field.tsx";
import { SmsConsentField } from "../../parts/sms-consent-field.tsx";
import { CodeField } from "../../ui/form/code-field.tsx";
import { type Fields, useFields } from "../../ui/form/fields.ts";
import type { Problems } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./screen.module.css";
import { isUnavailable, SmsProblem } from "./steps.tsx";

export interface PhoneForm {
  /** As typed. */
  phone: string;
  sms_consent: boolean;
}

interface PhoneStepProps {
  fields: Fields<PhoneForm>;
  /** A valid code is exempt from the limit that strangers can use up. */
  referralCode: string;
  /** The reason for being back at this step. It is shown until the next try. */
  reason: ReactNode;
  onSent: (answer: AnswerOf<typeof sendCode>, phone: string) => void;
}

/** Step 3, first part: the phone number, and the consent to text messages. */
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
          {/* A new tab, so that the form stays. */}
          <a href="/SmsConsent" target="_blank" rel="noopener">
            How we use text messages<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </div>
        <Button type="submit" fullWidth loading={form.isSaving} disabled={isUnavailable(form.failure)}>
          Send Code
        </Button>
      </form>
    </>
  );
}

/** The ten digits of a valid number, or the text itself. */
const digitsOf = (phone: string): string => parsePhone(phone) ?? phone;

interface CodeStepProps {
  /** Ten digits. */
  phone: string;
  referralCode: string;
  /** When another code can be sent, in epoch milliseconds. */
  resendAt: number;
  onResent: (answer: AnswerOf<typeof sendCode>) => void;
  onVerified: (answer: AnswerOf<typeof verifyPhone>) => void;
  onOtherNumber: () => void;
}

/** Step 3, second part: the code. */
export function CodeStep({ phone, referralCode, resendAt, onResent, onVerified, onOtherNumber }: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(resendAt);
  const form = useContractForm({
    fields: useFields({ code: "" }),
    schema: verifyPhone.body,
    toBody: ({ code }) => ({ phone, code }),
    check: ({ code }): Problems => (code.length < 6 ? { code: "Please enter the verification code" } : {}),
    save: (body) => call(verifyPhone, { body }),
    next: onVerified,
    blames: (error) => ({ code: problemOf(error) }),
    onFailed: () => field.current?.select(),
  });
  const resending = useSend({
    mutationFn: () => call(sendCode, { body: { phone, referral_code: referralCode } }),
    here: {
      onSuccess: (answer) => {
        form.reset();
        onResent(answer);
      },
    },
  });

  return (
    <form {...form.props} className="stack">
      <p className="muted">
        We sent 6 digits to <b>{formatPhone(phone)}</b>. They are valid for 10 minutes and five tries.
      </p>
      {resending.error && <SmsProblem error={resending.error} onRetry={resending.reset} />}
      <CodeField {...form.text("code")} ref={field} data-autofocus onChange={(code) => form.set("code", code)} />
      <Button type="submit" fullWidth loading={form.isSaving}>
        Verify
      </Button>
      <div className="stack gap-10">
        <Button
          variant="light"
          loading={resending.busy}
          disabled={seconds > 0 || isUnavailable(resending.error)}
          onClick={() => resending.send(undefined)}
        >
          {seconds > 0 ? `Resend code in ${seconds} s` : "Resend code"}
        </Button>
        <Button variant="default" onClick={onOtherNumber}>
          Change number
        </Button>
      </div>
    </form>
  );
}

function problemOf(error: Error): string {
  const message = messageOf(error, "Invalid verification code");
  return error instanceof ApiError && error.status === 0
    ? `${message}. The server cannot be reached: check your connection and try again.`
    : message;
}

/** Whole seconds until an instant in epoch milliseconds, counting down to 0. */
function useSecondsUntil(instant: number): number {
  const [, draw] = useState(0);
  const left = Math.max(0, Math.ceil((instant - Date.now()) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => draw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
