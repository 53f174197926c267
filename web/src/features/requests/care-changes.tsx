import { careName } from "@petcare/domain";
import { freeChanges, type OwnersRequest } from "./request-text.ts";
import classes from "./requests.module.css";

interface CareChangesProps {
  request: OwnersRequest;
  /** The places of the changes to take over; undefined: those that nobody else has overtaken. */
  chosen: number[] | undefined;
  onChoose: (chosen: number[]) => void;
}

/** Each field of the care sheet before and after. Where somebody else has changed one, the owner says which text stands. */
export function CareChanges({ request, chosen, onChoose }: CareChangesProps) {
  const { care, care_now, look, standing } = request;
  const free = freeChanges(request);
  const taken = chosen ?? free;
  const toggle = (at: number) =>
    onChoose(taken.includes(at) ? taken.filter((one) => one !== at) : [...taken, at].sort((a, b) => a - b));
  const isToChoose = look.length > 0 && standing === "asked";
  return (
    <ul className={classes.care} aria-label="Changes of the care sheet">
      {care?.map((change, at) => {
        const name = careName(change);
        const now = care_now?.[at];
        const texts = (
          <span>
            <b>{name}</b>
            <span>
              <s>{change.from ?? "nothing"}</s> → {change.to ?? "nothing"}
            </span>
            {!free.includes(at) && <span className={classes.look}>Now: {now ?? "nothing"}</span>}
          </span>
        );
        return (
          <li key={name}>
            {isToChoose ? (
              <label>
                <input type="checkbox" checked={taken.includes(at)} onChange={() => toggle(at)} />
                {texts}
              </label>
            ) : (
              texts
            )}
          </li>
        );
      })}
    </ul>
  );
}
