import { Button } from "@mantine/core";
import classes from "./schedule-button.module.css";

interface ScheduleButtonProps {
  onClick: () => void;
  /**
   * The button's place on a phone: 'floats' above the page, or 'stays' in the header as a +.
   * 'second' hides it there and dims it elsewhere, for a page with a main button of its own.
   */
  look?: "floats" | "stays" | "second" | undefined;
}

/** '+ Schedule Walk' */
export const ScheduleButton = ({ onClick, look = "floats" }: ScheduleButtonProps) => (
  <Button
    className={classes.button}
    variant={look === "second" ? "light" : "filled"}
    data-look={look}
    onClick={onClick}
  >
    <span>
      + <span className={classes.words}>Schedule Walk</span>
    </span>
  </Button>
);
