import { Button, TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { validateReferral } from "@petcare/contract/schemas";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { homeOf, roleOf, useSession } from "../../lib/session/session.ts";
import { tabStore } from "../../lib/session/storage.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { type Problems, problemsOf } from "../../ui/form/form-rules.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { BasicsStep } from "./basics-step.tsx";
import { asSignupRole, basicRules, emptyDraft, readSignup, type Signup, type SignupRole, saveSignup } from "./data.ts";
import { forgetSignup } from "./forget-signup.ts";
import classes from "./screen.module.css";
import { Steps } from "./steps.tsx";

/** /signup and /signup/{role}: steps 1 and 2. The second has ?step=2, so that Back leads to the first. */
export function SignupPage() {
  const { role: named } = useParams();
  const signedIn = roleOf(useSession());
  const role = named === undefined ? "client" : asSignupRole(named);
  if (signedIn) return <Redirect to={homeOf(signedIn)} />;
  if (!role) return <Redirect to="/signup" />;
  return <FirstSteps role={role} />;
}

const roles = [
  { value: "client", label: "Client", detail: "I have pets" },
  { value: "walker", label: "Walker", detail: "I walk them" },
] as const;

/** Steps 1 and 2: the person, and the referral code. */
function FirstSteps({ role }: { role: SignupRole }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [signup, change] = useSignup(role, search);
  const isSecond = search.get("step") === "2";
  const title = isSecond ? "Your referral code" : "Create your account";
  useTitle(`${title}, step ${isSecond ? 2 : 1} of 4`);

  // Step 2 needs step 1. Whether a home is needed is known only once the code is accepted.
  if (isSecond && !isComplete({ ...signup, joins: true })) return <Redirect to={`/signup/${role}`} />;

  // A phone may drop the page while the person looks for the code in a message.
  const keepAndGo = (to: string) => {
    saveSignup(tabStore, signup);
    navigate(to);
  };

  return (
    <Entry title={title} lead={<Steps at={isSecond ? 2 : 1} />}>
      <WarmUpBanner />
      {isSecond ? (
        <ReferralStep
          role={role}
          code={signup.referral_code}
          // A typed code may be another one than the link's.
          onChange={(referral_code) => change({ referral_code, joins: false })}
          onBack={() => navigate(`/signup/${role}`)}
          onAccepted={() =>
            isComplete(signup) ? keepAndGo(`/signup/${role}/number-verification`) : navigate(`/signup/${role}`)
          }
        />
      ) : (
        <>
          {signup.joins ? (
            <p>You share the visits, pets and address of whoever invited you.</p>
          ) : (
            <ChoiceButtons
              legend="I am signing up as"
              options={roles}
              value={role}
              onChange={(other) => navigate(`/signup/${other}`, { replace: true, preventScrollReset: true })}
            />
          )}
          <BasicsStep key={role} draft={signup} onChange={change} onNext={() => keepAndGo(`/signup/${role}?step=2`)} />
        </>
      )}
      <p>
        Already have an account? <Link to="/login">Sign in</Link>
      </p>
    </Entry>
  );
}

const isComplete = (signup: Signup) => Object.keys(problemsOf(basicRules(signup), signup)).length === 0;

/**
 * The answers as typed. They begin with those that this tab has saved, and begin again when the role is switched.
 * @param search of an invite's link: ?code= fills in step 2, and ?joins marks a member of a household
 */
function useSignup(role: SignupRole, search: URLSearchParams) {
  const [held, setHeld] = useState(() => {
    const code = search.get("code");
    const joins = role === "client" && search.has("joins");
    return { ...savedOf(role), ...(code && { referral_code: code.slice(0, 20), joins }) };
  });
  if (held.role !== role) setHeld(savedOf(role));
  useEffect(() => {
    if (readSignup(tabStore)?.role !== role) forgetSignup(tabStore);
  }, [role]);
  const change = (part: Partial<Signup>) => setHeld((now) => (now.role === role ? { ...now, ...part } : now));
  return [held, change] as const;
}

function savedOf(role: SignupRole): Signup {
  const saved = readSignup(tabStore);
  return saved?.role === role ? saved : emptyDraft(role);
}

interface ReferralStepProps {
  role: SignupRole;
  code: string;
  onChange: (code: string) => void;
  onBack: () => void;
  onAccepted: () => void;
}

const invalid = "Invalid referral code";

/** Step 2: the referral code. */
function ReferralStep({ role, code, onChange, onBack, onAccepted }: ReferralStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const form = useContractForm({
    fields: { values: { code }, change: (part) => onChange(part.code ?? code) },
    schema: validateReferral.body,
    toBody: (values) => ({ code: values.code.trim(), role }),
    save: (body) => call(validateReferral, { body }),
    next: onAccepted,
    // Only a 400 refuses the code itself.
    blames: (error): Problems =>
      error instanceof ApiError && error.status === 400 ? { code: messageOf(error, invalid) } : {},
    onFailed: () => field.current?.focus(),
  });

  return (
    <form {...form.props} className="stack">
      <p className="muted">
        Every account starts with a code from us. No code yet? Call{" "}
        <a href={`tel:${business.phone.link}`}>
          <b>{business.phone.shown}</b>
        </a>{" "}
        and let us get to know you.
      </p>
      {form.failure && <Failure error={form.failure} fallback={invalid} />}
      <TextInput
        {...form.text("code")}
        ref={field}
        label="Referral code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        classNames={{ input: classes.code ?? "" }}
      />
      <div className={classes.two}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" loading={form.isSaving}>
          Next
        </Button>
      </div>
    </form>
  );
}
