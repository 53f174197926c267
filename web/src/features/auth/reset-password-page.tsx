import { Button, TextInput } from "@mantine/core";
import { resetPassword } from "@petcare/contract";
import { type FormEvent, useId, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { problemIn } from "../../lib/api/problem-in.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { CodeField } from "../../ui/form/code-field.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import classes from "./auth.module.css";
import type { LoginState } from "./login-page.tsx";
import { ResetFailure } from "./reset-failure.tsx";

/** What the screens of a forgotten password hand on to each other. */
export interface ResetState {
  email: string;
}

const fields = ["email", "code", "password"] as const;
type Field = (typeof fields)[number];
type Problems = Partial<Record<Field, string>>;

/** /reset-password: a new password, with the emailed code. */
export function ResetPasswordPage() {
  useTitle("Set a new password");
  const id = useId();
  const navigate = useNavigate();
  const asked = (useLocation().state as ResetState | null)?.email ?? "";
  const [form, setForm] = useState({ email: asked, code: "", password: "" });
  const [problems, setProblems] = useState<Problems>({});
  const explain = (found: Problems) => {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const resetting = useSend({
    mutationFn: (body: typeof form) => call(resetPassword, { body }),
    onSuccess: () => navigate("/login", { replace: true, state: { passwordChanged: true } satisfies LoginState }),
    onError: (error) => explain(error instanceof ApiError ? error.fields : {}),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(form);
    explain(found);
    if (Object.keys(found).length === 0) resetting.send({ ...form, email: form.email.trim() });
  };
  const change = (field: Field) => (value: string) => {
    setForm((now) => ({ ...now, [field]: value }));
    setProblems({ ...problems, [field]: undefined });
  };
  const field = (name: Field) => ({
    id: `${id}-${name}`,
    value: form[name],
    error: problems[name],
    errorProps: { role: "alert" },
  });
  const atField = Object.values(problems).some(Boolean);

  return (
    <Entry title="Set a new password">
      <WarmUpBanner />
      <form noValidate onSubmit={submit} className={classes.form} aria-busy={resetting.busy}>
        <p className={classes.quiet}>
          {asked
            ? "If there is an account with this email, a code is on its way to it. It can take a minute; look in the spam folder, too."
            : "Enter the code that we emailed to you and the password that you want from now on."}
        </p>
        {resetting.error && !resetting.busy && !atField && <ResetFailure error={resetting.error} />}
        <TextInput
          {...field("email")}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onChange={(event) => change("email")(event.currentTarget.value)}
        />
        <CodeField {...field("code")} onChange={change("code")} />
        <PasswordField
          {...field("password")}
          label="New password"
          autoComplete="new-password"
          maxLength={256}
          description="At least 9 characters, 1 of them an uppercase letter"
          onChange={(event) => change("password")(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={resetting.busy}>
          Change password
        </Button>
      </form>
      <div className={classes.links}>
        <Link to="/forgot-password" state={{ email: form.email } satisfies ResetState}>
          Send another code
        </Link>
        <Link to="/login">← Back to sign in</Link>
      </div>
    </Entry>
  );
}

function problemsOf(form: Record<Field, string>): Problems {
  const { shape } = resetPassword.body;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemIn(shape[field], form[field]);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
}
