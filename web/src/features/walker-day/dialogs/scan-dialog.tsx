import { Button, Group, TextInput } from "@mantine/core";
import { tagIn } from "@petcare/domain";
import type QrScanner from "qr-scanner";
import { useEffect, useRef, useState } from "react";
import { useSend } from "../../../lib/api/use-send.ts";
import { type ReportResult, sentText } from "../../../lib/day/outbox-state.ts";
import type { ShownVisit } from "../../../lib/day/shown-visit.ts";
import { sendReport } from "../../../lib/day/use-outbox.ts";
import { clockTime } from "../../../lib/format/time.ts";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { AlertIcon, CheckIcon } from "../../../ui/theme/icons.tsx";
import { canArrive } from "../visit-parts.tsx";
import classes from "./dialogs.module.css";

interface ScanDialogProps extends Shown {
  visit: ShownVisit;
  now: number;
  onComplete: () => void;
}

/** Scans the tag at a door, and reports the arrival with it. The server checks whether the tag is of this home. */
export function ScanDialog({ visit, now, onComplete, ...props }: ScanDialogProps) {
  const [typed, setTyped] = useState("");
  const [isOther, setIsOther] = useState(false);
  const [arrived, setArrived] = useState<{ since: string; result: ReportResult }>();
  const { send, busy, error } = useSend({
    mutationFn: async (tag: string) => {
      const since = new Date().toISOString();
      return { since, result: await sendReport(visit, { arrived: { at: since, how: "tag", tag } }) };
    },
    onSuccess: setArrived,
  });
  const take = (text: string) => {
    const tag = tagIn(text);
    setIsOther(!tag);
    if (tag) send(tag);
  };
  const shown = { ...props, title: "Scan the door", leave: "Close" };
  if (arrived) {
    return (
      <Dialog {...shown} footer={<Button onClick={onComplete}>Complete walk</Button>}>
        <Arrived {...arrived} />
      </Dialog>
    );
  }
  if (!canArrive(visit, now)) {
    return (
      <Dialog {...shown}>
        {visit.arrived_at ? `Here since ${clockTime(visit.arrived_at)}` : "There is nothing to scan for this walk now."}
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shown}
      problem={error && <Failure error={error} fallback="Failed to note that you are here. Please try again." />}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <Camera onRead={take} />
        {isOther && <Notice tone="danger">That is not the code of a door tag.</Notice>}
        <Group align="end">
          <TextInput
            flex={1}
            label="Or type the six characters"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="light" loading={busy} disabled={typed.trim() === ""}>
            Check
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** The result of reporting an arrival, large enough for a glance at the door. */
function Arrived({ since, result }: { since: string; result: ReportResult }) {
  const words = result.outcome === "saved" ? "Kept on this phone until there is a signal." : result.sentence;
  const needsLook = result.outcome === "answered" && words !== sentText;
  return (
    <div className={classes.answer} data-wrong={needsLook || undefined} role={needsLook ? "alert" : "status"}>
      <span className={classes.mark}>{needsLook ? <AlertIcon size={44} /> : <CheckIcon size={44} />}</span>
      <h3>You are here since {clockTime(since)}</h3>
      <p>{words}</p>
    </div>
  );
}

/** The camera's picture. Calls `onRead` with the text of each QR code. */
function Camera({ onRead }: { onRead: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const onReadNow = useRef(onRead);
  onReadNow.current = onRead;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let scanner: QrScanner | undefined;
    let isGone = false;
    const start = async () => {
      const { default: Scanner } = await import("qr-scanner");
      if (isGone || !video.current) return;
      const options = {
        returnDetailedScanResult: true,
        maxScansPerSecond: 5,
        calculateScanRegion: shownSquare,
        onDecodeError: () => {},
      } as const;
      scanner = new Scanner(video.current, ({ data }) => onReadNow.current(data), options);
      await scanner.start();
    };
    start().catch(() => setFailed(true));
    return () => {
      isGone = true;
      scanner?.destroy();
    };
  }, []);
  if (failed) return <p>The camera cannot be used here. Type the six characters of the tag instead.</p>;
  return (
    <div className={classes.camera}>
      {/* biome-ignore lint/a11y/useMediaCaption: it is the camera's picture, without sound. */}
      <video ref={video} aria-label="Camera" />
      <p>Point the camera at the tag.</p>
    </div>
  );
}

/** The region to scan: the square in the middle, which the screen shows, reduced to be read quickly. */
function shownSquare({ videoWidth, videoHeight }: HTMLVideoElement): QrScanner.ScanRegion {
  const size = Math.min(videoWidth, videoHeight);
  const read = Math.min(size, 600);
  const [x, y] = [(videoWidth - size) / 2, (videoHeight - size) / 2].map(Math.round);
  return { x: x ?? 0, y: y ?? 0, width: size, height: size, downScaledWidth: read, downScaledHeight: read };
}
