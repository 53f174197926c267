import { Button } from "@mantine/core";
import { signOut } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Entry } from "../../ui/entry.tsx";

/** Everything below /walker. */
export function WalkerArea() {
  useTitle("Your walks");
  return (
    <Entry title="You are signed in">
      <Button onClick={() => signOut("/")}>Log out</Button>
    </Entry>
  );
}
