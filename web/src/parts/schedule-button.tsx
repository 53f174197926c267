import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import classes from "./schedule-button.module.css";

interface ScheduleButtonProps {
  onClick: () => void;
  /** On a phone the button stays in the header as the + alone. By default it floats above the page there. */
  stays?: boolean;
}

/** '+ Schedule Walk'. Floating on a phone, it is the + alone while the page is scrolled down. */
export function ScheduleButton({ onClick, stays = false }: ScheduleButtonProps) {
  const isScrolled = useSyncExternalStore(onScroll, isScrolledDown);
  return (
    <Button
      className={classes.button}
      data-floats={!stays || undefined}
      data-small={stays || isScrolled || undefined}
      onClick={onClick}
    >
      <span>
        + <span className={classes.words}>Schedule Walk</span>
      </span>
    </Button>
  );
}

const isScrolledDown = () => window.scrollY > 40;

function onScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}
