import { Button, Loader, TextInput } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useId } from "react";
import { PetNames } from "../../parts/pet-names.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { CheckIcon } from "../../ui/theme/icons.tsx";
import classes from "./signup.module.css";
import { type BasicField, basicFields, basicProblems, fieldNames, type SignupDraft } from "./signup-draft.ts";
import type { SignupRole } from "./signup-role.ts";
import { useEmailCheck } from "./use-email-check.ts";
import { useShownProblems } from "./use-shown-problems.ts";

interface BasicsStepProps {
  role: SignupRole;
  draft: SignupDraft;
  onChange: (change: Partial<SignupDraft>) => void;
  onNext: () => void;
}

/** Step 1: who somebody is; clients also say where their pets live. */
export function BasicsStep({ role, draft, onChange, onNext }: BasicsStepProps) {
  const id = useId();
  const problems = basicProblems(role, draft);
  const email = useEmailCheck(draft.email);
  const { shown, show, leave } = useShownProblems<BasicField>();
  const wrong = basicFields.filter((field) => problems[field]);
  const ready = wrong.length === 0 && email.state === "available";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onNext();
  };
  // Next is disabled while something is missing, and so a form would ignore Enter: it shows what is.
  const explainOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || ready || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    show(...wrong);
    const first = wrong[0] ?? "email";
    document.getElementById(`${id}-${first}`)?.focus();
  };
  const field = <Name extends BasicField>(name: Name) => ({
    id: `${id}-${name}`,
    error: shown.has(name) && problems[name],
    errorProps: { role: "alert" },
    onBlur: () => leave(name),
  });
  const text = (name: "full_name" | "email" | "password" | "home_address" | "garage_code") => ({
    ...field(name),
    label: fieldNames[name],
    value: draft[name],
    onChange: (event: FormEvent<HTMLInputElement>) => onChange({ [name]: event.currentTarget.value }),
  });
  const emailText = text("email");

  return (
    <form noValidate onSubmit={submit} onKeyDown={explainOnEnter} className={classes.form}>
      <TextInput {...text("full_name")} autoComplete="name" maxLength={100} />
      <TextInput
        {...emailText}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={email.state === "taken" ? "Email is already registered" : emailText.error}
        rightSection={<EmailMark state={email.state} />}
      />
      <span role="status" className="visually-hidden">
        {email.state === "checking" && "Checking the email"}
        {email.state === "available" && "This email can be used"}
      </span>
      {email.state === "failed" && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="default" onClick={email.again}>
              Try again
            </Button>
          }
        >
          {email.message}
        </Notice>
      )}
      <PasswordField
        {...text("password")}
        autoComplete="new-password"
        maxLength={256}
        description="At least 8 characters, 1 of them an uppercase letter"
      />
      {role === "client" && (
        <>
          <TextInput {...text("home_address")} autoComplete="street-address" maxLength={300} />
          <PetNames
            legend="Pet names"
            id={`${id}-pet_names`}
            keepsOne
            maxLength={60}
            names={draft.pet_names}
            onChange={(pet_names) => onChange({ pet_names })}
            onLeave={() => leave("pet_names")}
            problemOf={(index) => (index === 0 && shown.has("pet_names") ? problems.pet_names : undefined)}
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
      <div className={classes.actions}>
        <Button type="submit" fullWidth disabled={!ready} aria-describedby={`${id}-missing`}>
          Next
        </Button>
        <p id={`${id}-missing`} className={classes.hint}>
          {wrong.length > 0 && `Still needed: ${wrong.map((name) => fieldNames[name]).join(", ")}`}
          {wrong.length === 0 && email.state === "checking" && "Checking the email …"}
        </p>
      </div>
    </form>
  );
}

function EmailMark({ state }: { state: string }) {
  if (state === "checking") return <Loader size={18} />;
  return state === "available" && <CheckIcon className={classes.available} />;
}
