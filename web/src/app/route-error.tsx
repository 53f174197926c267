import { Button } from "@mantine/core";
import { useTitle } from "../lib/use-title.ts";
import { Entry } from "../ui/entry.tsx";

/** What shows when a screen cannot be loaded or breaks: usually a new version was published, and loading again helps. */
export function RouteError() {
  useTitle("Something went wrong");
  return (
    <Entry title="Something went wrong">
      <p>This page could not be shown. Loading it again usually helps.</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </Entry>
  );
}
