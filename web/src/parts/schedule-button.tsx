import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import classes from "./schedule-button.module.css";

interface ScheduleButtonProps {
  onClick: () => void;
  /**
   * On a phone the button floats above the page by default. 'stays': it is the + alone in the header there. 'second': the
   * page has a first one of its own, so that this one is quiet, and not on a phone.
   */
  look?: "stays" | "second" | undefined;
}

/** '+ Schedule Walk'. Floating on a phone, it is the + alone while the page is scrolled down. */
export function ScheduleButton({ onClick, look }: ScheduleButtonProps) {
  const isScrolled = useSyncExternalStore(onScroll, isScrolledDown);
  return (
    <Button
      className={classes.button}
      variant={look === "second" ? "light" : "filled"}
      data-floats={look === undefined || undefined}
      data-second={look === "second" || undefined}
      data-small={look === "stays" || isScrolled || undefined}
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
