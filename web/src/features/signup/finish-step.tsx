import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { Failure } from "../../ui/feedback/failure.tsx";
import { CheckIcon } from "../../ui/theme/icons.tsx";
import { completionFailure, type Mending } from "./completion.ts";
import classes from "./signup.module.css";
import type { SignupData } from "./signup-store.ts";

interface FinishStepProps {
  data: SignupData;
  completing: { busy: boolean; error: Error | null };
  onComplete: () => void;
}

/** Step 4: all is known; the account is being made, or something stands in its way. */
export function FinishStep({ data, completing, onComplete }: FinishStepProps) {
  const { busy, error } = completing;
  const failure = error && !busy ? completionFailure(error) : undefined;
  const way = failure && wayBack(data.role, failure.mending);
  return (
    <div className={classes.form}>
      {error && failure && <Failure error={error} fallback={failure.message} />}
      <p className={classes.verified}>
        <CheckIcon className={classes.available} />
        <span>
          Your number is verified: <span className={classes.number}>{data.phone_display}</span>
        </span>
      </p>
      {way && (
        <Button component={Link} to={way.to} fullWidth>
          {way.words}
        </Button>
      )}
      <Button variant={way ? "default" : "filled"} fullWidth loading={busy} onClick={onComplete}>
        {failure ? "Try again" : "Create Account"}
      </Button>
      <p role="status" className={classes.quiet}>
        {busy && "Creating your account …"}
      </p>
    </div>
  );
}

/** Where to mend what was refused; everything else that was entered stays. */
function wayBack(role: string, mending: Mending) {
  if (mending === "basics") return { to: `/signup/${role}`, words: "Change your details" };
  if (mending === "referral") return { to: `/signup/${role}?step=2`, words: "Change the referral code" };
  return undefined;
}
