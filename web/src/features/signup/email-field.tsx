import { Button, Loader, type TextInputProps } from "@mantine/core";
import { Notice } from "../../ui/feedback/notice.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { CheckIcon } from "../../ui/theme/icons.tsx";
import classes from "./signup.module.css";
import type { EmailCheck, useEmailCheck } from "./use-email-check.ts";

interface EmailFieldProps extends TextInputProps {
  check: ReturnType<typeof useEmailCheck>;
}

/** The address of a new account, and whether it can be had. */
export function EmailField({ check, error, ...rest }: EmailFieldProps) {
  return (
    <>
      <EmailInput
        {...rest}
        autoComplete="email"
        error={check.state === "taken" ? "Email is already registered" : error}
        rightSection={<EmailMark state={check.state} />}
      />
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
