import type QrScanner from "qr-scanner";
import { useEffect, useRef, useState } from "react";
import classes from "./scan-dialog.module.css";

/** Shows what the phone's camera sees, and tells of each QR code in it. */
export function Camera({ onRead }: { onRead: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onRead);
  told.current = onRead;
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
      scanner = new Scanner(video.current, ({ data }) => told.current(data), options);
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

/**
 * Answers what the screen shows of the camera's picture: the square in its middle. It is made smaller, so that reading
 * is quick.
 */
function shownSquare({ videoWidth, videoHeight }: HTMLVideoElement): QrScanner.ScanRegion {
  const size = Math.min(videoWidth, videoHeight);
  const read = Math.min(size, 600);
  const [x, y] = [(videoWidth - size) / 2, (videoHeight - size) / 2].map(Math.round);
  return { x: x ?? 0, y: y ?? 0, width: size, height: size, downScaledWidth: read, downScaledHeight: read };
}
