import { Button, Loader, TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { emailAvailable } from "@petcare/contract";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../lib/api/api-error.ts";
import { useCheck } from "../../lib/api/use-check.ts";
import { PetNames } from "../../parts/pet-names.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useCheckedForm } from "../../ui/form/use-checked-form.ts";
import { useLeaving } from "../../ui/form/use-leaving.ts";
import { CheckIcon } from "../../ui/theme/icons.tsx";
import { basicLabels, basicRules, type SignupDraft } from "./data.ts";
import classes from "./screen.module.css";

interface BasicsStepProps {
  draft: SignupDraft;
  onChange: (change: Partial<SignupDraft>) => void;
  onNext: () => void;
}

/** Step 1: the person, and a client's home and pets. */
export function BasicsStep({ draft, onChange, onNext }: BasicsStepProps) {
  const form = useCheckedForm({
    ...basicRules(draft),
    fields: { values: draft, change: onChange },
    live: true,
  });
  const { wrong } = form;
  const leave = useLeaving(form.show);
  const check = useEmailCheck(draft.email, wrong.includes("email"));
  const ready = wrong.length === 0 && check.state === "available";
  const needed = check.state === "taken" ? [...wrong, "email"] : wrong;

  // The browser ignores Enter while Next is disabled. Here it shows what is missing.
  const explainOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || ready || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    form.explain();
    if (wrong.length === 0) document.getElementById(`${form.id}-email`)?.focus();
  };
  const text = (name: "full_name" | "email" | "password" | "home_address" | "garage_code") => ({
    ...form.text(name),
    label: basicLabels[name] ?? "",
    onBlur: () => leave(name),
  });

  return (
    <form {...form.propsFor(() => ready && onNext())} onKeyDown={explainOnEnter} className="stack">
      <TextInput {...text("full_name")} autoComplete="name" maxLength={100} />
      <EmailField {...text("email")} id={`${form.id}-email`} check={check} />
      <PasswordField
        {...text("password")}
        autoComplete="new-password"
        maxLength={256}
        description="At least 8 characters, 1 of them an uppercase letter"
      />
      {draft.role === "client" && !draft.joins && (
        <>
          <TextInput {...text("home_address")} autoComplete="street-address" maxLength={300} />
          <PetNames
            legend="Pet names"
            keepsOne
            maxLength={60}
            names={draft.pet_names}
            onChange={(pet_names) => form.set("pet_names", pet_names)}
            onLeave={() => leave("pet_names")}
            problemOf={(index) => (index === 0 ? form.problems.pet_names : undefined)}
          />
          <TextInput
            {...text("garage_code")}
            label="Garage code (optional)"
            description="Only the walkers who come to you see it"
            autoComplete="off"
            maxLength={60}
          />
        </>
      )}
      <div className="stack gap-8">
        <Button type="submit" fullWidth disabled={!ready} aria-describedby={`${form.id}-missing`}>
          Next
        </Button>
        <p id={`${form.id}-missing`} className={classes.hint}>
          {needed.length > 0 && `Still needed: ${needed.map((name) => basicLabels[name]).join(", ")}`}
          {wrong.length === 0 && check.state === "checking" && "Checking the email …"}
        </p>
      </div>
    </form>
  );
}

interface EmailFieldProps extends TextInputProps {
  check: ReturnType<typeof useEmailCheck>;
}

/** The email of a new account, and whether it can be used. */
function EmailField({ check, error, ...rest }: EmailFieldProps) {
  return (
    <>
      <EmailInput
        {...rest}
        autoComplete="email"
        error={check.state === "taken" ? "Email is already registered" : error}
        rightSection={<EmailMark state={check.state} />}
      />
      {check.state === "taken" && (
        <p>
          Is it yours? <Link to="/login">Sign in</Link> or <Link to="/forgot-password">choose a new password</Link>.
        </p>
      )}
      <span role="status" className="visually-hidden">
        {check.state === "checking" && "Checking the email"}
        {check.state === "available" && "This email can be used"}
      </span>
      {check.state === "failed" && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="default" onClick={check.again}>
              Try again
            </Button>
          }
        >
          {check.message}
        </Notice>
      )}
    </>
  );
}

function EmailMark({ state }: { state: EmailCheck }) {
  if (state === "checking") return <Loader size={18} />;
  return state === "available" && <CheckIcon className={classes.available} />;
}

const pauseMs = 500;

/** The state of an email address (docs/product/signup.md#step-1). 'failed' means that the check could not be made. */
type EmailCheck = "unknown" | "checking" | "available" | "taken" | "failed";

/** Asks the server whether a valid email can be registered, once typing has paused. */
function useEmailCheck(typed: string, hasProblem: boolean) {
  const email = typed.trim();
  const [paused] = useDebouncedValue(email, pauseMs);
  const isAskable = email.includes("@") && !hasProblem;
  const isSettled = paused === email;
  const request = { query: { email } };
  const check = useCheck({ enabled: isAskable && isSettled }, emailAvailable, request);
  const { data, error, isFetching, refetch } = check;
  const stateOf = (): EmailCheck => {
    if (!isAskable) return "unknown";
    if (!isSettled || isFetching) return "checking";
    if (error) return "failed";
    if (!data) return "checking";
    return data.available ? "available" : "taken";
  };
  return {
    state: stateOf(),
    message: messageOf(error, "Failed to check email availability"),
    again: () => void refetch(),
  };
}
