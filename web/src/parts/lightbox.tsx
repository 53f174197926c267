import { Button } from "@mantine/core";
import { useEffect } from "react";
import { Dialog } from "../ui/feedback/dialog.tsx";
import classes from "./lightbox.module.css";

interface LightboxProps {
  opened: boolean;
  title: string;
  /** The photo's name for screen readers. */
  name: string;
  /** '' while it is read, undefined without a photo. */
  link: string | undefined;
  onBroken: (link: string) => void;
  onClose: () => void;
  /** Shows the previous or the next photo, around the ends. Undefined for a single photo. */
  earlier: (() => void) | undefined;
  later: (() => void) | undefined;
}

/** A large photo. The arrow keys show the others. */
export function Lightbox({ opened, title, name, link, onBroken, onClose, earlier, later }: LightboxProps) {
  useEffect(() => {
    if (!opened) return;
    const acts: Record<string, (() => void) | undefined> = { ArrowLeft: earlier, ArrowRight: later };
    const go = (event: KeyboardEvent) => {
      const act = acts[event.key];
      if (!act) return;
      // Otherwise the arrow key also scrolls the dialog.
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
