import { Button } from "@mantine/core";
import { resetPassword } from "@petcare/contract/schemas";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { CodeField } from "../../ui/form/code-field.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./auth.module.css";
import type { LoginState } from "./login-page.tsx";
import { ResetFailure } from "./reset-failure.tsx";

/** The state that the screens of a forgotten password pass to each other. */
export interface ResetState {
  email: string;
}

/** /reset-password: a new password, with the emailed code. */
export function ResetPasswordPage() {
  useTitle("Set a new password");
  const navigate = useNavigate();
  const requested = (useLocation().state as ResetState | null)?.email ?? "";
  const form = useContractForm({
    fields: useFields({ email: requested, code: "", password: "" }),
    schema: resetPassword.body,
    toBody: ({ email, ...rest }) => ({ email: email.trim(), ...rest }),
    save: (body) => call(resetPassword, { body }),
    onSaved: () => navigate("/login", { replace: true, state: { passwordChanged: true } satisfies LoginState }),
  });

  return (
    <Entry title="Set a new password">
      <WarmUpBanner />
      <form {...form.props} className="stack">
        <p className="muted">
          {requested
            ? "If there is an account with this email, a code is on its way to it. It can take a minute; look in the spam folder, too."
            : "Enter the code that we emailed to you and the password that you want from now on."}
        </p>
        {form.failure && <ResetFailure error={form.failure} />}
        <EmailInput {...form.text("email")} label="Email" />
        <CodeField {...form.text("code")} onChange={(code) => form.set("code", code)} />
        <PasswordField
          {...form.text("password")}
          label="New password"
          autoComplete="new-password"
          maxLength={256}
          description="At least 9 characters, 1 of them an uppercase letter"
        />
        <Button type="submit" fullWidth loading={form.isSaving}>
          Change password
        </Button>
      </form>
      <div className={classes.links}>
        <Link to="/forgot-password" state={{ email: form.values.email } satisfies ResetState}>
          Send another code
        </Link>
        <Link to="/login">← Back to sign in</Link>
      </div>
    </Entry>
  );
}
