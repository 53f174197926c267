import { Button } from "@mantine/core";
import { forgotPassword } from "@petcare/contract/schemas";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./auth.module.css";
import { ResetFailure } from "./reset-failure.tsx";
import type { ResetState } from "./reset-password-page.tsx";

/** /forgot-password: has a code emailed. The next screen is the same whether or not the account exists. */
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
      <div className={classes.links}>
        <Link to="/reset-password">I have a code</Link>
        <Link to="/login">← Back to sign in</Link>
      </div>
    </Entry>
  );
}
