import type { ReactNode } from "react";
import { useWalkers } from "../../lib/api/people.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import classes from "./receiver-list.module.css";

interface Receiver {
  walker_id: string;
  name: string;
  isChosen: boolean;
  /** The walker’s experience and load, in words. */
  about: string;
  /** How many visits the walker gets, and the word under the number. */
  visits: number;
  word: string;
  /** Lines below the walker. */
  details?: ReactNode;
}

interface ReceiverListProps {
  receivers: readonly Receiver[];
  /** Takes the ids of all chosen walkers. */
  onChange: (walkerIds: string[]) => void;
}

/** Lists the walkers who can take over visits, each with a tick and a number of visits. */
export function ReceiverList({ receivers, onChange }: ReceiverListProps) {
  const colors = personColors(useWalkers());
  const chosen = receivers.filter(({ isChosen }) => isChosen).map(({ walker_id }) => walker_id);
  return (
    <>
      <p className="quiet">Room in the frame first, then who knows the client.</p>
      <ul className="lined">
        {receivers.map(({ walker_id: id, name, isChosen, about, visits, word, details }) => (
          <li key={id}>
            <label className={classes.receiver} data-left-out={!isChosen || undefined}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              <Avatar name={name} color={colors.get(id) ?? "var(--muted)"} />
              <span>
                <b>{name}</b>
                <small>{about}</small>
              </span>
              <span>
                <b>{isChosen ? visits : "–"}</b>
                <small>{isChosen ? word : "left out"}</small>
              </span>
            </label>
            {details}
          </li>
        ))}
      </ul>
    </>
  );
}
