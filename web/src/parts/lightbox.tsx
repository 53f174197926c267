import { Button } from "@mantine/core";
import { useEffect } from "react";
import { Dialog } from "../ui/feedback/dialog.tsx";
import classes from "./lightbox.module.css";

interface LightboxProps {
  opened: boolean;
  title: string;
  /** The photo, for those who do not see it. */
  name: string;
  /** '' while it is read, undefined where there is nothing to show. */
  link: string | undefined;
  onBroken: (link: string) => void;
  onClose: () => void;
  /** Goes round to the one before, or after. Undefined where it is the only one. */
  earlier: (() => void) | undefined;
  later: (() => void) | undefined;
}

/** One photo, large. The arrow keys go on to the next one. */
export function Lightbox({ opened, title, name, link, onBroken, onClose, earlier, later }: LightboxProps) {
  useEffect(() => {
    if (!opened) return;
    const acts: Record<string, (() => void) | undefined> = { ArrowLeft: earlier, ArrowRight: later };
    const go = (event: KeyboardEvent) => {
      const act = acts[event.key];
      if (!act) return;
      // The arrow would scroll the dialog, too.
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", go);
    return () => window.removeEventListener("keydown", go);
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      width={900}
      above
      footer={
        earlier &&
        later && (
          <>
            <Button variant="default" onClick={earlier}>
              Previous
            </Button>
            <Button variant="default" onClick={later}>
              Next
            </Button>
          </>
        )
      }
    >
      <div className={classes.frame}>
        {link ? (
          <img key={link} src={link} alt={name} referrerPolicy="no-referrer" onError={() => onBroken(link)} />
        ) : (
          link === undefined && <p role="status">This photo is not here yet. It is sent from the walker’s phone.</p>
        )}
      </div>
    </Dialog>
  );
}
