import { Button, Group } from "@mantine/core";
import { business } from "@petcare/business";
import {
  type AnswerOf,
  completeClientSignup,
  completeWalkerSignup,
  type sendCode,
  type verifyPhone,
} from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { homeOf, roleOf, signIn, useSession } from "../../lib/session/session.ts";
import { tabStore } from "../../lib/session/storage.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { CheckIcon } from "../../ui/theme/icons.tsx";
import {
  answersOf,
  asSignupRole,
  isVerified,
  readSignup,
  type Signup,
  saveSignup,
  type VerifiedSignup,
} from "./data.ts";
import { forgetSignup } from "./forget-signup.ts";
import { CodeStep, type PhoneForm, PhoneStep } from "./phone-steps.tsx";
import classes from "./screen.module.css";
import { Steps } from "./steps.tsx";

/** /signup/{role}/number-verification: steps 3 and 4. Without the answers to steps 1 and 2 it leads back to them. */
export function NumberVerificationPage() {
  const role = asSignupRole(useParams().role);
  const signedIn = roleOf(useSession());
  const [saved] = useState(() => readSignup(tabStore));
  if (signedIn) return <Redirect to={homeOf(signedIn)} />;
  if (!role) return <Redirect to="/signup" />;
  if (saved?.role !== role || saved.referral_code === "") return <Redirect to={`/signup/${role}`} />;
  return <LastSteps saved={saved} />;
}

/**
 * A code that was sent. It is stored in the browser's history, because a phone may drop the page while the person reads
 * the message.
 */
interface SentCode {
  /** Ten digits. */
  phone: string;
  /** ISO 8601 */
  consentAt: string;
  /** Epoch milliseconds. */
  resendAt: number;
}

/** Steps 3 and 4: verifies the phone, and makes the account. */
function LastSteps({ saved }: { saved: Signup }) {
  const navigate = useNavigate();
  const { key, pathname, state } = useLocation();
  const sent = (state as { sent?: SentCode } | null)?.sent;
  const [signup, setSignup] = useState(saved);
  const fields = useFields<PhoneForm>({ phone: formatPhone(sent?.phone ?? ""), sms_consent: sent !== undefined });
  const keep = (next: Signup) => {
    saveSignup(tabStore, next);
    setSignup(next);
  };
  const completing = useSend({
    mutationFn: completeSignup,
    onSuccess: (account) => {
      signIn(account.token, account.role);
      forgetSignup(tabStore);
    },
    here: {
      onError: (error) => {
        if (completionFailure(error).mending !== "phone") return;
        const { phone: _, ...draft } = signup;
        keep(draft);
        navigate(pathname, { replace: true });
      },
    },
  });

  const onSent = ({ retry_after }: AnswerOf<typeof sendCode>, phone: string) => {
    const now = Date.now();
    const consentAt = sent?.consentAt ?? new Date(now).toISOString();
    const next: SentCode = { phone, consentAt, resendAt: now + retry_after * 1000 };
    navigate(pathname, { state: { sent: next }, replace: sent !== undefined });
  };
  const onVerified = (answer: AnswerOf<typeof verifyPhone>, { consentAt }: SentCode) => {
    const consent = {
      sms_consent: true,
      sms_consent_at: consentAt,
      sms_consent_text_version: business.smsConsent.version,
    } as const;
    const verified: VerifiedSignup = { ...signup, phone: { ...answer, ...consent } };
    keep(verified);
    completing.send(verified);
  };

  const step = stepOf(signup, sent);
  useTitle(`${step.title}, step ${step.number} of 4`);

  return (
    <Entry title={step.title} lead={<Steps at={step.number} />}>
      <WarmUpBanner />
      {isVerified(signup) ? (
        <FinishStep signup={signup} completing={completing} />
      ) : sent ? (
        <CodeStep
          key={sent.phone}
          phone={sent.phone}
          referralCode={signup.referral_code}
          resendAt={sent.resendAt}
          onResent={(answer) => onSent(answer, sent.phone)}
          onVerified={(answer) => onVerified(answer, sent)}
          onOtherNumber={() => navigate(pathname)}
        />
      ) : (
        <PhoneStep
          key={key}
          fields={fields}
          referralCode={signup.referral_code}
          reason={completing.error && <Notice tone="danger">{completionFailure(completing.error).message}</Notice>}
          onSent={onSent}
        />
      )}
      <p>
        <Link to={`/signup/${signup.role}?step=2`}>← Back to the referral code</Link>
      </p>
    </Entry>
  );
}

function stepOf(signup: Signup, sent: SentCode | undefined) {
  if (isVerified(signup)) return { number: 4, title: "Almost there" };
  return { number: 3, title: sent ? "Enter the code" : "Verify your phone" };
}

interface FinishStepProps {
  signup: VerifiedSignup;
  completing: { busy: boolean; error: Error | null; send: (signup: VerifiedSignup) => void };
}

/** Step 4: the account is being made, or could not be made. */
function FinishStep({ signup, completing }: FinishStepProps) {
  const { busy, error, send } = completing;
  const failure = error ? completionFailure(error) : undefined;
  const way = failure && waysBack[failure.mending];
  return (
    <div className="stack">
      {error && failure && <Failure error={error} fallback={failure.message} />}
      <Group component="p" gap={10} wrap="nowrap" align="start">
        <CheckIcon className={classes.available} />
        <span>
          Your number is verified: <b>{signup.phone.phone_display}</b>
        </span>
      </Group>
      {way && (
        <Button component={Link} to={`/signup/${signup.role}${way.to}`} fullWidth>
          {way.words}
        </Button>
      )}
      <Button variant={way ? "default" : "filled"} fullWidth loading={busy} onClick={() => send(signup)}>
        {failure ? "Try again" : "Create Account"}
      </Button>
      <p role="status" className="muted">
        {busy && "Creating your account …"}
      </p>
    </div>
  );
}

/** The links to the steps that can correct a refused answer, relative to /signup/{role}. */
const waysBack: Partial<Record<Mending, { to: string; words: string }>> = {
  basics: { to: "", words: "Change your details" },
  referral: { to: "?step=2", words: "Change the referral code" },
};

/**
 * Makes the account. The same answers send the same body, so sending again after a lost answer makes one account.
 * @throws ApiError
 */
async function completeSignup(signup: VerifiedSignup): Promise<{ token: string; role: string }> {
  const answer: { token?: string; role?: string } | undefined = await send(signup);
  if (!answer?.token || !answer.role) throw new ApiError(200);
  return { token: answer.token, role: answer.role };
}

function send({ phone, ...draft }: VerifiedSignup) {
  const answers = answersOf(draft);
  return answers.role === "walker"
    ? call(completeWalkerSignup, { body: { ...answers, ...phone } })
    : call(completeClientSignup, { body: { ...answers, ...phone } });
}

/** The step that can correct a refusal. 'none' means that the same can be sent again. */
type Mending = "basics" | "referral" | "phone" | "none";

export const completionFailure = (error: Error): { message: string; mending: Mending } => ({
  message: messageOf(error, "Failed to complete signup"),
  mending: mendingOf(error),
});

/** Finds the step by the field that the server refused. */
function mendingOf(error: Error): Mending {
  const [field] = error instanceof ApiError ? Object.keys(error.fields) : [];
  if (field === undefined) return "none";
  if (field === "referral_code") return "referral";
  return /^(phone|sms)_/.test(field) ? "phone" : "basics";
}
