import { business } from "@petcare/business";
import { Link } from "react-router-dom";
import { homeOf, roleOf, useSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Entry } from "../../ui/entry.tsx";
import { Redirect } from "../../ui/redirect.tsx";
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
