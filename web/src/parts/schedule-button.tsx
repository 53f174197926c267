import { Button } from "@mantine/core";
import classes from "./schedule-button.module.css";

/** '+ Schedule Walk'. On a phone it floats above the page, in reach of the thumb. */
export function ScheduleButton({ onClick }: { onClick: () => void }) {
  return (
    <Button className={classes.button} onClick={onClick}>
      + Schedule Walk
    </Button>
  );
}
