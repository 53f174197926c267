import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { Failure } from "../../ui/feedback/failure.tsx";
import { CheckIcon } from "../../ui/theme/icons.tsx";
import { completionFailure, type Mending } from "./completion.ts";
import classes from "./signup.module.css";
import type { VerifiedSignup } from "./signup-draft.ts";

interface FinishStepProps {
  signup: VerifiedSignup;
  completing: { busy: boolean; error: Error | null; send: (signup: VerifiedSignup) => void };
}

/** Step 4: the account is being made, or something stands in its way. */
export function FinishStep({ signup, completing }: FinishStepProps) {
  const { busy, error, send } = completing;
  const failure = error ? completionFailure(error) : undefined;
  const way = failure && wayBack(signup.role, failure.mending);
  return (
    <div className={classes.form}>
      {error && failure && <Failure error={error} fallback={failure.message} />}
      <p className={classes.verified}>
        <CheckIcon className={classes.available} />
        <span>
          Your number is verified: <span className={classes.number}>{signup.phone.phone_display}</span>
        </span>
      </p>
      {way && (
        <Button component={Link} to={way.to} fullWidth>
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

/** Where to mend what was refused. Everything else that was entered stays. */
function wayBack(role: string, mending: Mending) {
  if (mending === "basics") return { to: `/signup/${role}`, words: "Change your details" };
  if (mending === "referral") return { to: `/signup/${role}?step=2`, words: "Change the referral code" };
  return undefined;
}
