import { Button } from "@mantine/core";
import classes from "./schedule-button.module.css";

interface ScheduleButtonProps {
  onClick: () => void;
  /**
   * The button's place on a phone. By default it floats above the page. 'stays' leaves it in the header, as the + alone.
   * 'second' hides it there and dims it elsewhere, since the page has a first button of its own.
   */
  look?: "stays" | "second" | undefined;
}

/** '+ Schedule Walk' */
export const ScheduleButton = ({ onClick, look }: ScheduleButtonProps) => (
  <Button
    className={classes.button}
    variant={look === "second" ? "light" : "filled"}
    data-look={look ?? "floats"}
    onClick={onClick}
  >
    <span>
      + <span className={classes.words}>Schedule Walk</span>
    </span>
  </Button>
);
