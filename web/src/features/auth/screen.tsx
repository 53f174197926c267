import { Button, Group, UnstyledButton } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import type { BodyOf } from "@petcare/contract";
import { login } from "@petcare/contract/schemas";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { roleOf, signIn, useSession } from "../../lib/session/session.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { Redirect } from "../../ui/layout/redirect.tsx";
import classes from "./screen.module.css";
import { invalidAnswer, loginMessage } from "./words.ts";

/** The location state that the previous screen passes. */
export interface LoginState {
  passwordChanged: true;
}

/** /login: signs in with email and password. */
export function LoginPage() {
  useTitle("Sign in");
  const navigate = useNavigate();
  const role = roleOf(useSession());
  const { state } = useLocation();
  const form = useContractForm({
    fields: useFields({ email: "", password: "" }),
    schema: login.body,
    labels: { email: "Email", password: "Password" },
    toBody: ({ email, password }) => ({ email: email.trim(), password }),
    // Both fields share one message.
    fieldOf: () => "credentials",
    save: trySignIn,
    onSaved: () => navigate("/dashboard", { replace: true }),
    onFailed: (_, { email }) => document.getElementById(email.trim() === "" ? "email" : "password")?.focus(),
  });
  if (role) return <Redirect to="/dashboard" />;

  return (
    <Entry title="Sign in">
      <WarmUpBanner />
      {(state as LoginState | null)?.passwordChanged && !form.failure && (
        <Notice tone="success">Your password is changed. Sign in with the new one.</Notice>
      )}
      <form {...form.props} className="stack">
        {form.failure && <Notice tone="danger">{loginMessage(form.failure)}</Notice>}
        <EmailInput label="Email" id="email" name="email" required withAsterisk={false} {...form.text("email")} />
        <PasswordField
          label="Password"
          id="password"
          name="password"
          autoComplete="current-password"
          {...form.text("password")}
        />
        <Button type="submit" fullWidth loading={form.isSaving}>
          Sign In
        </Button>
      </form>
      <Group justify="space-between" gap="8px 20px">
        <Link to="/forgot-password">Forgot password?</Link>
        <span>
          New here? <Link to="/signup">Create Account</Link>
        </span>
      </Group>
      <Tips />
      <p>
        <Link to="/">← Back to Home</Link>
      </p>
    </Entry>
  );
}

async function trySignIn(body: BodyOf<typeof login>): Promise<void> {
  const answer: Partial<Awaited<ReturnType<typeof call<typeof login>>>> | undefined = await call(login, {
    body,
  });
  if (!answer?.token || !answer.role) throw new ApiError(200, invalidAnswer);
  signIn(answer.token, answer.role);
}

const tips = [
  "Walkers: everything a visit needs, from the door code to the blue tin, is on the visit's card.",
  "Pet parents: each finished walk has a note from your walker, often with a photo.",
  "Use the same email that you signed up with.",
  "Pets changed their routine? Tell us before the next visit and we put it on the card.",
];
const everyMs = 5000;

/**
 * A tip, and the next one every 5 seconds until it is paused. The first one does not fade in, because a fading page
 * counts as drawn late.
 */
function Tips() {
  const still = useReducedMotion();
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setTurn((current) => current + 1), everyMs);
    return () => clearInterval(timer);
  }, [paused]);
  return (
    <section className={classes.tips} aria-label="Tip">
      <p aria-live="off" key={turn} className={still || turn === 0 ? undefined : classes.fading}>
        {tips[turn % tips.length]}
      </p>
      <UnstyledButton className={classes.pause} onClick={() => setPaused(!paused)}>
        {paused ? "Resume tips" : "Pause tips"}
      </UnstyledButton>
    </section>
  );
}
