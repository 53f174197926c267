import { business } from "@petcare/business";
import { Link } from "react-router-dom";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { homeOf, roleOf, useSession } from "../../lib/session/session.ts";
import { Entry } from "../../parts/entry.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { EntryChoices } from "./entry-choices.tsx";

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
