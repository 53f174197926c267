import { shortDay } from "../../../lib/format/time.ts";
import { petsText, serviceName } from "../../../lib/format/words.ts";
import type { Walk } from "../walks-address.ts";
import classes from "./walk-name.module.css";

/** 'Biscuit & Max, Fri, Nov 13' */
export const walkText = ({ pet_names, date }: Pick<Walk, "pet_names" | "date">): string =>
  `${petsText(pet_names)}, ${shortDay(date)}`;

/** Which walk a dialog is about. */
export const WalkName = ({ walk }: { walk: Walk }) => (
  <p className={classes.name}>
    <b>{petsText(walk.pet_names, 50)}</b>, {shortDay(walk.date)}
    <small>{serviceName(walk)}</small>
  </p>
);
