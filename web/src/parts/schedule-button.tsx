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

let scrolledDown = false;
const isScrolledDown = () => scrolledDown;

/** Reads the place with the next frame. While a screen is drawn, the browser would lay the page out for it. */
function onScroll(listener: () => void): () => void {
  const read = () => {
    scrolledDown = window.scrollY > 40;
    listener();
  };
  const frame = requestAnimationFrame(read);
  window.addEventListener("scroll", read, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", read);
  };
}
