import { MoreIcon } from "../../ui/theme/icons.tsx";
import classes from "./board-parts.module.css";

/** '12 visits', with what opens a day's menu. */
export const DayWords = ({ words }: { words: string }) => (
  <span className={classes.dayMenu}>
    {words} <MoreIcon size={16} />
  </span>
);
