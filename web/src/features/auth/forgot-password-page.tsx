import { Button, TextInput } from "@mantine/core";
import { forgotPassword } from "@petcare/contract";
import { type FormEvent, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { problemIn } from "../../lib/api/problem-in.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import classes from "./auth.module.css";
import { ResetFailure } from "./reset-failure.tsx";
import type { ResetState } from "./reset-password-page.tsx";

/** /forgot-password: has a code emailed. What follows is the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  useTitle("Forgot password");
  const navigate = useNavigate();
  const { state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState((state as ResetState | null)?.email ?? "");
  const [problem, setProblem] = useState<string>();
  const asking = useSend({
    mutationFn: (body: { email: string }) => call(forgotPassword, { body }),
    here: { onSuccess: (_, { email }) => navigate("/reset-password", { state: { email } satisfies ResetState }) },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemIn(forgotPassword.body.shape.email, email);
    setProblem(found);
    if (found) field.current?.focus();
    else asking.send({ email: email.trim() });
  };

  return (
    <Entry title="Forgot your password?">
      <WarmUpBanner />
      <form noValidate onSubmit={submit} className={classes.form} aria-busy={asking.busy}>
        <p className={classes.quiet}>
          Tell us the email you sign in with. We send a code there that lets you set a new one.
        </p>
        {asking.error && !asking.busy && <ResetFailure error={asking.error} />}
        <TextInput
          ref={field}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={(event) => {
            setProblem(undefined);
            setEmail(event.currentTarget.value);
          }}
          error={problem}
          errorProps={{ role: "alert" }}
        />
        <Button type="submit" fullWidth loading={asking.busy}>
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
