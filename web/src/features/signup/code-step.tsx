import { Button } from "@mantine/core";
import { type AnswerOf, sendCode } from "@petcare/contract";
import { verifyPhone } from "@petcare/contract/schemas";
import { formatPhone } from "@petcare/domain";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { CodeField } from "../../ui/form/code-field.tsx";
import { useFields } from "../../ui/form/fields.ts";
import type { Problems } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./signup.module.css";
import { isUnavailable, SmsProblem } from "./sms-problem.tsx";

interface CodeStepProps {
  /** Ten digits. */
  phone: string;
  referralCode: string;
  /** When another code may be asked for, epoch milliseconds. */
  resendAt: number;
  onResent: (answer: AnswerOf<typeof sendCode>) => void;
  onVerified: (answer: AnswerOf<typeof verifyPhone>) => void;
  onOtherNumber: () => void;
}

/** Step 3, second part: the code that was sent. */
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
        We sent 6 digits to <span className={classes.number}>{formatPhone(phone)}</span>. They are valid for 10 minutes
        and five tries.
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
