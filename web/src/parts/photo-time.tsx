import { clockTime } from "../lib/format/time.ts";
import classes from "./photo-time.module.css";

/** The time of a photo, in its corner. @param at an ISO instant */
export const PhotoTime = ({ at }: { at: string }) => (
  <time className={classes.time} dateTime={at}>
    {clockTime(at)}
  </time>
);
