import { Button, TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { validateReferral } from "@petcare/contract";
import { type FormEvent, useRef, useState } from "react";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import classes from "./signup.module.css";
import { referralProblem } from "./signup-draft.ts";
import type { SignupRole } from "./signup-role.ts";

interface ReferralStepProps {
  role: SignupRole;
  code: string;
  onChange: (code: string) => void;
  onBack: () => void;
  onAccepted: () => void;
}

const invalid = "Invalid referral code";

/** Step 2: the code that the business gave. */
export function ReferralStep({ role, code, onChange, onBack, onAccepted }: ReferralStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const check = useSend({
    mutationFn: (body: { code: string; role: SignupRole }) => call(validateReferral, { body }),
    here: {
      onSuccess: onAccepted,
      onError: (error) => refuse(isRefusal(error) ? messageOf(error, invalid) : undefined),
    },
  });
  const refuse = (message: string | undefined) => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = referralProblem(code);
    if (found) return refuse(found);
    setProblem(undefined);
    check.send({ code: code.trim(), role });
  };

  return (
    <form noValidate onSubmit={submit} className={classes.form} aria-busy={check.busy}>
      <p className={classes.quiet}>
        Every account starts with a code from us. No code yet? Call{" "}
        <a href={`tel:${business.phone.link}`} className={classes.number}>
          {business.phone.shown}
        </a>{" "}
        and let us get to know you.
      </p>
      {check.error && !check.busy && !isRefusal(check.error) && <Failure error={check.error} fallback={invalid} />}
      <TextInput
        ref={field}
        label="Referral code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        classNames={{ input: classes.code ?? "" }}
        value={code}
        onChange={(event) => {
          setProblem(undefined);
          onChange(event.currentTarget.value);
        }}
        error={problem}
        errorProps={{ role: "alert" }}
      />
      <div className={classes.two}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" loading={check.busy}>
          Next
        </Button>
      </div>
    </form>
  );
}

/** The code itself was refused; anything else says nothing about it. */
const isRefusal = (error: Error) => error instanceof ApiError && error.status === 400;
