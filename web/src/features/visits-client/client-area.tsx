import { Button } from "@mantine/core";
import { signOut } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Entry } from "../../ui/entry.tsx";

/** Everything below /client. */
export function ClientArea() {
  useTitle("Your walks");
  return (
    <Entry title="You are signed in">
      <Button onClick={() => signOut("/login")}>Log out</Button>
    </Entry>
  );
}
