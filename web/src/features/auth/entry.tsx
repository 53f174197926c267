import { Button, CloseButton } from "@mantine/core";
import { business } from "@petcare/business";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useTitle } from "../../lib/hooks/use-title.ts";
import {
  clearDeactivated,
  homeOf,
  isDeactivated,
  roleOf,
  unsentWhenDeactivated,
  useSession,
} from "../../lib/session/session.ts";
import { Entry } from "../../parts/entry.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";

/** /auth: the entry. A signed-in person goes home. A person whose account was deactivated is told so once. */
export function AuthCard() {
  const role = roleOf(useSession());
  const [deactivated, setDeactivated] = useState(isDeactivated);
  const [unsent] = useState(unsentWhenDeactivated);
  useEffect(clearDeactivated, []);
  useTitle("Welcome");
  if (role) return <Redirect to={homeOf(role)} />;
  return (
    <Entry title={`Welcome to ${business.name}`}>
      {deactivated && (
        <Notice
          tone="danger"
          action={
            <CloseButton aria-label="Dismiss" onClick={() => setDeactivated(false)} style={{ color: "inherit" }} />
          }
        >
          Your account was deactivated by an administrator.
          {unsent > 0 && ` ${unsentWords(unsent)}`}
        </Notice>
      )}
      <p>Visits, notes and invoices, all in one place.</p>
      <EntryChoices />
      <p>
        New here? You need a code from us to create an account: call{" "}
        <a href={`tel:${business.phone.link}`}>{business.phone.shown}</a>.
      </p>
    </Entry>
  );
}

const unsentWords = (unsent: number): string =>
  unsent === 1
    ? "1 walk was never sent. It stays locked on this phone for 30 days."
    : `${unsent} walks were never sent. They stay locked on this phone for 30 days.`;

/** /welcome: the second entry screen, with the way back to the public page. */
export function WelcomePage() {
  const role = roleOf(useSession());
  useTitle("Welcome");
  if (role) return <Redirect to={homeOf(role)} />;
  return (
    <Entry title={business.name} lead={<p>{business.tagline}</p>}>
      <EntryChoices />
      <p>
        <Link to="/">← Back to Home</Link>
      </p>
    </Entry>
  );
}

/** The buttons to sign in and to create an account. */
function EntryChoices() {
  return (
    <div className="stack gap-10">
      <Button component={Link} to="/login" fullWidth>
        Sign In
      </Button>
      <Button component={Link} to="/signup" variant="default" fullWidth>
        Create Account
      </Button>
    </div>
  );
}
