import { business } from "@petcare/business";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { codeNames } from "../../../lib/format/code-words.ts";
import classes from "./for-tomorrow.module.css";

/** Lists the homes of tomorrow that need a key or a code: which to take, where to fetch one, and which codes there are. */
export function ForTomorrow({ visits }: { visits: readonly ShownVisit[] }) {
  const homes = new Map(visits.map((visit) => [`${visit.clientName} ${visit.address}`, visit]));
  return (
    <>
      <ul className={classes.homes}>
        {[...homes].map(([home, visit]) => (
          <li key={home}>
            <b>{[visit.clientName, visit.address].filter(Boolean).join(" · ")}</b>
            {keyWords(visit) && <span>{keyWords(visit)}</span>}
            {visit.codes.length > 0 && <span>{visit.codes.map((name) => codeNames[name]).join(", ")}</span>}
          </li>
        ))}
      </ul>
      {business.codesTakenAlong && visits.some(({ codes }) => codes.length > 0) && (
        <p className={classes.quiet}>This phone takes the codes along tomorrow, where it has a signal.</p>
      )}
    </>
  );
}

/** 'Take the key “Front door”', 'Fetch a key: “Copy A” (Marcus), “Copy B” (Office, hook 3)' */
function keyWords({ keys = [] }: Pick<ShownVisit, "keys">): string | undefined {
  const own = keys.filter(({ where }) => where === null);
  if (own.length > 0) return `Take the key ${own.map(({ label }) => `“${label}”`).join(" or ")}`;
  if (keys.length === 0) return undefined;
  return `Fetch a key: ${keys.map(({ label, where }) => `“${label}” (${where})`).join(", ")}`;
}
