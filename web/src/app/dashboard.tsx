import { Button } from "@mantine/core";
import { useTitle } from "../lib/hooks/use-title.ts";
import { logOut } from "../lib/session/log-out.ts";
import { homeOf, roleOf, useSession } from "../lib/session/session.ts";
import { Redirect } from "../ui/layout/redirect.tsx";
import { PlainFrame } from "./broken-page.tsx";

/** /dashboard: redirects to the person's home. An unknown role gets a page that says so. */
export function Dashboard() {
  const session = useSession();
  const role = roleOf(session);
  useTitle("Dashboard");
  if (!session) return <Redirect to="/login" />;
  if (role) return <Redirect to={homeOf(role)} />;
  return (
    <PlainFrame title="You are signed in">
      <p>Your account has no area of its own here. Please contact us if you expected one.</p>
      <Button onClick={logOut}>Log out</Button>
    </PlainFrame>
  );
}
