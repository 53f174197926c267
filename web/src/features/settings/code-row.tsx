import { Button } from "@mantine/core";
import type { AnswerOf, listReferralCodes } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { Link } from "react-router-dom";
import { inFours } from "../../lib/format/in-fours.ts";
import { dayAndTime, fullDay } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { copyText } from "../../ui/feedback/copy-text.ts";
import classes from "./settings.module.css";

type Code = AnswerOf<typeof listReferralCodes>[number];

interface CodeRowProps {
  code: Code;
  onEnd: () => void;
}

/** One code: for whom it is, how often it was used and by whom, and until when it counts. */
export function CodeRow({ code: row, onEnd }: CodeRowProps) {
  const { code, role, bound_to, note, uses, uses_limit, usable, used_by } = row;
  return (
    <li data-ended={!usable || undefined}>
      <b className={classes.code}>{inFours(code)}</b>
      <span className={classes.what}>
        {bound_to ? (
          <Link to={`/admin/${role}s/${bound_to.id}`}>{bound_to.name}</Link>
        ) : (
          <span>{note ?? (role === "client" ? "Any client" : "Any walker")}</span>
        )}
        <small>
          {role}
          {bound_to && ", invite to this record"} · {uses} of {uses_limit} used · {stateWords(row)}
        </small>
      </span>
      <span className={classes.acts}>
        {usable && (
          <>
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => copyText(code, `${inFours(code)} is copied`)}
              aria-label={`Copy ${inFours(code)}`}
            >
              Copy
            </Button>
            <Button
              variant="subtle"
              size="compact-md"
              className={classes.end}
              onClick={onEnd}
              aria-label={`End ${inFours(code)}`}
            >
              End
            </Button>
          </>
        )}
      </span>
      {used_by.length > 0 && (
        <details className={classes.users}>
          <summary>{count(used_by.length, "person", "people")} signed up with it</summary>
          <ul>
            {used_by.map(({ id, name, phone, at }) => (
              <li key={id}>
                <b>{name}</b> {dayAndTime(at)}
                {phone && `, ${formatPhone(phone)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function stateWords({ revoked, usable, uses, uses_limit, expires_on }: Code): string {
  if (revoked) return "ended by you";
  if (uses >= uses_limit) return "used up";
  if (!usable && expires_on) return `ended ${fullDay(expires_on)}`;
  return expires_on ? `until ${fullDay(expires_on)}` : "no end";
}
