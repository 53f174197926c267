import { Button } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { CodeField } from "../../ui/form/code-field.tsx";
import classes from "./signup.module.css";
import { isUnavailable, SmsProblem } from "./sms-problem.tsx";
import { useSecondsUntil } from "./use-seconds-until.ts";

interface CodeStepProps {
  /** Ten digits. */
  phone: string;
  /** When another code may be asked for, epoch milliseconds. */
  resendAt: number;
  onResend: () => void;
  resending: { busy: boolean; error: Error | null; reset: () => void };
  onVerify: (code: string) => void;
  verifying: { busy: boolean; error: Error | null; reset: () => void };
  onOtherNumber: () => void;
}

/** Step 3, second part: the code that was sent. */
export function CodeStep(props: CodeStepProps) {
  const { phone, resendAt, onResend, resending, onVerify, verifying, onOtherNumber } = props;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const seconds = useSecondsUntil(resendAt);
  const refused = verifying.error;
  useEffect(() => {
    if (refused) field.current?.select();
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.length < 6);
    if (code.length === 6) onVerify(code);
    else field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className={classes.form} aria-busy={verifying.busy}>
      <p className={classes.quiet}>
        We sent 6 digits to <span className={classes.number}>{formatPhone(phone)}</span>. They are valid for 10 minutes
        and five tries.
      </p>
      {resending.error && !resending.busy && <SmsProblem error={resending.error} onRetry={resending.reset} />}
      <CodeField
        ref={field}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setMissing(false);
          if (refused) verifying.reset();
        }}
        error={missing ? "Please enter the verification code" : refused && problemOf(refused)}
        errorProps={{ role: "alert" }}
      />
      <Button type="submit" fullWidth loading={verifying.busy}>
        Verify
      </Button>
      <div className={classes.pair}>
        <Button
          variant="light"
          loading={resending.busy}
          disabled={seconds > 0 || isUnavailable(resending.error)}
          onClick={onResend}
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
