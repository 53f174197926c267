import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { login } from "@petcare/contract";
import { useMutation } from "@tanstack/react-query";
import { Link, Navigate, useNavigate } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { roleOf, signIn, useSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Entry } from "../../ui/entry.tsx";
import { Notice } from "../../ui/notice.tsx";
import { invalidAnswer, loginMessage, missingCredentials } from "./login-message.ts";
import { Tips } from "./tips.tsx";

interface Credentials {
  email: string;
  password: string;
}

export function LoginPage() {
  useTitle("Sign in");
  const navigate = useNavigate();
  const role = roleOf(useSession());
  const form = useForm<Credentials>({ mode: "uncontrolled", initialValues: { email: "", password: "" } });
  const attempt = useMutation({
    mutationFn: trySignIn,
    onSuccess: () => navigate("/dashboard", { replace: true }),
    onError: () => document.getElementById("password")?.focus(),
  });
  if (role) return <Navigate to="/dashboard" replace />;

  return (
    <Entry title="Sign in">
      <form
        noValidate
        onSubmit={form.onSubmit((credentials) => attempt.mutate(credentials))}
        style={{ display: "grid", gap: 16 }}
      >
        {attempt.isError && <Notice tone="danger">{loginMessage(attempt.error)}</Notice>}
        <TextInput
          label="Email"
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
        <PasswordInput
          label="Password"
          id="password"
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ "aria-label": "Show password", tabIndex: 0 }}
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        <Button type="submit" fullWidth loading={attempt.isPending}>
          Sign In
        </Button>
      </form>
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
