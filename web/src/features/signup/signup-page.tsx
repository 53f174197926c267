import { useEffect, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { homeOf, roleOf, useSession } from "../../lib/session/session.ts";
import { tabStore } from "../../lib/session/storage.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { BasicsStep } from "./basics-step.tsx";
import { ReferralStep } from "./referral-step.tsx";
import { answeredAnew, answersOf, draftOf } from "./signup-data.ts";
import { basicProblems, emptyDraft, type SignupDraft } from "./signup-draft.ts";
import { asSignupRole, type SignupRole } from "./signup-role.ts";
import { forgetSignup, readSignup, saveSignup } from "./signup-store.ts";
import { Steps } from "./steps.tsx";

/** /signup and /signup/{role}: steps 1 and 2, the second one with ?step=2, so that Back leads to the first. */
export function SignupPage() {
  const { role: named } = useParams();
  const signedIn = roleOf(useSession());
  const role = named === undefined ? "client" : asSignupRole(named);
  if (signedIn) return <Redirect to={homeOf(signedIn)} />;
  if (!role) return <Redirect to="/signup" />;
  return <Signup role={role} />;
}

const roles = [
  { value: "client", label: "Client", detail: "I have pets" },
  { value: "walker", label: "Walker", detail: "I walk them" },
] as const;

function Signup({ role }: { role: SignupRole }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [draft, change] = useDraft(role);
  const isSecond = search.get("step") === "2";
  const title = isSecond ? "Your referral code" : "Create your account";
  useTitle(`${title}, step ${isSecond ? 2 : 1} of 4`);

  // Loaded anew, step 2 has lost what step 1 asked for.
  if (isSecond && Object.keys(basicProblems(role, draft)).length > 0) return <Redirect to={`/signup/${role}`} />;

  const accept = () => {
    saveSignup(tabStore, answeredAnew(answersOf(role, draft), readSignup(tabStore)));
    navigate(`/signup/${role}/number-verification`);
  };

  return (
    <Entry title={title} lead={<Steps at={isSecond ? 2 : 1} />}>
      <WarmUpBanner />
      {isSecond ? (
        <ReferralStep
          role={role}
          code={draft.referral_code}
          onChange={(referral_code) => change({ referral_code })}
          onBack={() => navigate(`/signup/${role}`)}
          onAccepted={accept}
        />
      ) : (
        <>
          <ChoiceButtons
            legend="I am signing up as"
            options={roles}
            value={role}
            onChange={(other) => navigate(`/signup/${other}`, { replace: true, preventScrollReset: true })}
          />
          <BasicsStep
            key={role}
            role={role}
            draft={draft}
            onChange={change}
            onNext={() => navigate(`/signup/${role}?step=2`)}
          />
        </>
      )}
      <p>
        Already have an account? <Link to="/login">Sign in</Link>
      </p>
    </Entry>
  );
}

/** What was typed: begun with what was saved earlier in this tab, and begun anew when the role is switched. */
function useDraft(role: SignupRole) {
  const [held, setHeld] = useState(() => ({ role, draft: savedDraft(role) }));
  if (held.role !== role) setHeld({ role, draft: savedDraft(role) });
  useEffect(() => {
    if (readSignup(tabStore)?.role !== role) forgetSignup(tabStore);
  }, [role]);
  const change = (part: Partial<SignupDraft>) =>
    setHeld((now) => (now.role === role ? { role, draft: { ...now.draft, ...part } } : now));
  return [held.draft, change] as const;
}

function savedDraft(role: SignupRole): SignupDraft {
  const saved = readSignup(tabStore);
  return saved?.role === role ? draftOf(saved) : emptyDraft;
}
