import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { login } from "@petcare/contract";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { roleOf, signIn, useSession } from "../../lib/session/session.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import classes from "./auth.module.css";
import { invalidAnswer, loginMessage, missingCredentials } from "./login-message.ts";
import { Tips } from "./tips.tsx";

/** What the screen before says to this one. */
export interface LoginState {
  passwordChanged: true;
}

interface Credentials {
  email: string;
  password: string;
}

export function LoginPage() {
  useTitle("Sign in");
  const navigate = useNavigate();
  const role = roleOf(useSession());
  const form = useForm<Credentials>({ mode: "uncontrolled", initialValues: { email: "", password: "" } });
  const { state } = useLocation();
  const attempt = useSend({
    mutationFn: trySignIn,
    onSuccess: () => navigate("/dashboard", { replace: true }),
    onError: () => document.getElementById(form.getValues().email.trim() === "" ? "email" : "password")?.focus(),
  });
  if (role) return <Redirect to="/dashboard" />;

  return (
    <Entry title="Sign in">
      <WarmUpBanner />
      {(state as LoginState | null)?.passwordChanged && !attempt.error && (
        <Notice tone="success">Your password is changed. Sign in with the new one.</Notice>
      )}
      <form noValidate onSubmit={form.onSubmit((credentials) => attempt.send(credentials))} className={classes.form}>
        {attempt.error && <Notice tone="danger">{loginMessage(attempt.error)}</Notice>}
        <TextInput
          label="Email"
          id="email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        <PasswordField
          label="Password"
          id="password"
          name="password"
          autoComplete="current-password"
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        <Button type="submit" fullWidth loading={attempt.busy}>
          Sign In
        </Button>
      </form>
      <div className={classes.links}>
        <Link to="/forgot-password">Forgot password?</Link>
        <span>
          New here? <Link to="/signup">Create Account</Link>
        </span>
      </div>
      <Tips />
      <p>
        <Link to="/">← Back to Home</Link>
      </p>
    </Entry>
  );
}

async function trySignIn(credentials: Credentials): Promise<void> {
  const email = credentials.email.trim();
  if (email === "" || credentials.password === "") throw new ApiError(400, missingCredentials);
  const answer: Partial<Awaited<ReturnType<typeof call<typeof login>>>> | undefined = await call(login, {
    body: { email, password: credentials.password },
  });
  if (!answer?.token || !answer.role) throw new ApiError(200, invalidAnswer);
  signIn(answer.token, answer.role);
}
