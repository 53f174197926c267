import { Button, Group } from "@mantine/core";
import { forgotPassword, resetPassword } from "@petcare/contract/schemas";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { CodeField } from "../../ui/form/code-field.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import type { LoginState } from "./screen.tsx";
import { unreachable } from "./words.ts";

/** /forgot-password: sends a code by email. The next screen does not tell whether the account exists. */
export function ForgotPasswordPage() {
  useTitle("Forgot password");
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useContractForm({
    fields: useFields({ email: (state as ResetState | null)?.email ?? "" }),
    schema: forgotPassword.body,
    toBody: ({ email }) => ({ email: email.trim() }),
    save: (body) => call(forgotPassword, { body }),
    next: (_, { email }) => navigate("/reset-password", { state: { email: email.trim() } satisfies ResetState }),
  });

  return (
    <Entry title="Forgot your password?">
      <WarmUpBanner />
      <form {...form.props} className="stack">
        <p className="muted">Tell us the email you sign in with. We send a code there that lets you set a new one.</p>
        {form.failure && <ResetFailure error={form.failure} />}
        <EmailInput label="Email" {...form.text("email")} />
        <Button type="submit" fullWidth loading={form.isSaving}>
          Email me a code
        </Button>
      </form>
      <Group justify="space-between" gap="8px 20px">
        <Link to="/reset-password">I have a code</Link>
        <Link to="/login">← Back to sign in</Link>
      </Group>
    </Entry>
  );
}

/** The location state that these screens pass to each other. */
interface ResetState {
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
      <Group justify="space-between" gap="8px 20px">
        <Link to="/forgot-password" state={{ email: form.values.email } satisfies ResetState}>
          Send another code
        </Link>
        <Link to="/login">← Back to sign in</Link>
      </Group>
    </Entry>
  );
}

/** Says why the request failed, if no field shows it. */
function ResetFailure({ error }: { error: Error }) {
  const offline = error instanceof ApiError && error.status === 0;
  return (
    <Notice tone="danger">{offline ? unreachable : error.message || "Something went wrong. Please try again."}</Notice>
  );
}
