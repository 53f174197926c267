import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { reachServer } from "../lib/hooks/use-online.ts";
import { useTitle } from "../lib/hooks/use-title.ts";
import { ScreenLoading } from "../ui/feedback/page-loading.tsx";
import { Redirect } from "../ui/layout/redirect.tsx";
import { PlainFrame } from "./broken-page.tsx";

/**
 * Leads out of an ended session. The landing page is outside the application and not stored on the device, so without a
 * network a page here takes its place.
 */
export function Leave({ to }: { to: string }) {
  const [reached, setReached] = useState<boolean>();
  const isOutside = to === "/";
  const look = useCallback(() => {
    reachServer().then(
      () => setReached(true),
      () => setReached(false),
    );
  }, []);
  useEffect(() => {
    if (!isOutside) return;
    look();
    window.addEventListener("online", look);
    return () => window.removeEventListener("online", look);
  }, [isOutside, look]);
  if (!isOutside || reached) return <Redirect to={to} />;
  return reached === false ? <LoggedOut onAgain={look} /> : <ScreenLoading />;
}

const title = "You are logged out";

function LoggedOut({ onAgain }: { onAgain: () => void }) {
  useTitle(title);
  return (
    <PlainFrame title={title}>
      <p role="status">Signing in needs a signal. What is kept on this device stays locked until then.</p>
      <Button onClick={onAgain}>Try again</Button>
    </PlainFrame>
  );
}
