import { Button, Skeleton } from "@mantine/core";
import type { Role } from "@petcare/contract";
import { useEffect, useState } from "react";
import { messageOf } from "../../lib/api/api-error.ts";
import { useNotices } from "../../lib/api/notices.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { type PushState, pushState, turnOffPushes, turnOnPushes } from "../../lib/push/this-browser.ts";
import { NoticeChoices } from "../../parts/notices/notice-choices.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { Section } from "./section.tsx";

/** The person's choice of messages by channel, and whether this browser shows pushes. */
export function NoticesSection({ area }: { area: Role }) {
  const { notices, choose, busy } = useNotices(undefined, (error) => failureToast(messageOf(error, failed)));
  return (
    <Section
      title="What you hear from us"
      about="By email, and as pushes to your phone or computer. Pushes are quiet from 9 PM to 8 AM, but for what begins before 9 AM."
    >
      <Loaded query={notices} failed="Failed to load what you hear" loading={<Skeleton height={320} />}>
        {({ on, kinds, email, push_key }) => (
          <div className="stack">
            {!on && (
              <Notice tone="info">Messages are not switched on yet. What you choose counts once they are.</Notice>
            )}
            <NoticeChoices kinds={kinds} email={email} onChoose={choose} busy={busy} />
            <ThisBrowser area={area} pushKey={push_key} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

const failed = "Failed to save. Please try again.";

const words: Record<PushState, string> = {
  on: "This browser shows pushes.",
  off: "This browser shows no pushes yet.",
  blocked: "Pushes are blocked in this browser’s settings. Allow them there, then come back.",
  "home screen": "On an iPhone pushes need this page on the Home Screen: Share, then Add to Home Screen.",
  none: "This browser cannot show pushes.",
};

function ThisBrowser({ area, pushKey }: { area: Role; pushKey: string }) {
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    let isHere = true;
    void pushState().then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, []);
  const onError = (error: Error) => failureToast(messageOf(error, failed));
  const turningOn = useSend<PushState, void>({
    mutationFn: () => turnOnPushes(area, pushKey),
    onSuccess: (after) => {
      setState(after);
      if (after === "on") toast("Pushes are on");
    },
    onError,
  });
  const turningOff = useSend<void, void>({
    mutationFn: turnOffPushes,
    onSuccess: () => {
      setState("off");
      toast("Pushes are off");
    },
    onError,
  });
  if (!state) return null;
  return (
    <div className="row">
      <p className="quiet">{words[state]}</p>
      {state === "off" && (
        <Button variant="light" onClick={() => turningOn.send()}>
          {turningOn.busy ? "Turning on..." : "Turn on pushes here"}
        </Button>
      )}
      {state === "on" && (
        <Button variant="subtle" onClick={() => turningOff.send()}>
          {turningOff.busy ? "Turning off..." : "Turn off"}
        </Button>
      )}
    </div>
  );
}
