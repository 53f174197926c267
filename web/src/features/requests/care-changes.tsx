import { careName } from "@petcare/domain";
import type { OwnersRequest } from "./request-text.ts";
import classes from "./requests.module.css";

/** Each field of the care sheet before and after. */
export const CareChanges = ({ request: { care } }: { request: OwnersRequest }) => (
  <ul className={classes.care} aria-label="Changes of the care sheet">
    {care?.map((change) => (
      <li key={careName(change)}>
        <b>{careName(change)}</b>
        <span>
          <s>{change.from ?? "nothing"}</s> → {change.to ?? "nothing"}
        </span>
      </li>
    ))}
  </ul>
);
