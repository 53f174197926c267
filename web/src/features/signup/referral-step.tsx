import { Button, TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { validateReferral } from "@petcare/contract/schemas";
import { useRef } from "react";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import type { Problems } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./signup.module.css";
import type { SignupRole } from "./signup-draft.ts";

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
  const form = useContractForm({
    fields: { values: { code }, change: (part) => onChange(part.code ?? code) },
    schema: validateReferral.body,
    toBody: (values) => ({ code: values.code.trim(), role }),
    save: (body) => call(validateReferral, { body }),
    next: onAccepted,
    // A 400 refuses the code itself. Anything else says nothing about it.
    blames: (error): Problems =>
      error instanceof ApiError && error.status === 400 ? { code: messageOf(error, invalid) } : {},
    onFailed: () => field.current?.focus(),
  });

  return (
    <form {...form.props} className="stack">
      <p className="muted">
        Every account starts with a code from us. No code yet? Call{" "}
        <a href={`tel:${business.phone.link}`} className={classes.number}>
          {business.phone.shown}
        </a>{" "}
        and let us get to know you.
      </p>
      {form.failure && <Failure error={form.failure} fallback={invalid} />}
      <TextInput
        {...form.text("code")}
        ref={field}
        label="Referral code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        classNames={{ input: classes.code ?? "" }}
      />
      <div className={classes.two}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" loading={form.isSaving}>
          Next
        </Button>
      </div>
    </form>
  );
}
