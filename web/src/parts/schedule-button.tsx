import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import classes from "./schedule-button.module.css";

interface ScheduleButtonProps {
  onClick: () => void;
  /**
   * The look on a phone: 'floats' above the page, or 'stays' as a + in the header. 'second' is hidden there and less
   * prominent elsewhere, for a page with a main button of its own.
   */
  look?: "floats" | "stays" | "second" | undefined;
}

/** '+ Schedule Walk'. A floating button is only '+' while the page is scrolled down. */
export function ScheduleButton({ onClick, look = "floats" }: ScheduleButtonProps) {
  const isScrolled = useSyncExternalStore(onScroll, isScrolledDown);
  return (
    <Button
      className={classes.button}
      variant={look === "second" ? "light" : "filled"}
      data-floats={look === "floats" || undefined}
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

/** Follows the scrolling. It reads the position in the next frame, because reading while drawing is slow. */
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
