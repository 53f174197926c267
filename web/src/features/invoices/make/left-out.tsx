import { Button } from "@mantine/core";
import { firstNameOf, parsePhone } from "@petcare/domain";
import { textLink } from "../../../lib/format/contact-links.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../../lib/format/words.ts";
import { AlertIcon } from "../../../ui/theme/icons.tsx";
import { clientNameIn } from "../invoice.ts";
import type { LeftOut } from "./bills.ts";
import classes from "./left-out.module.css";

interface LeftOutProps {
  visits: readonly LeftOut[];
  clients: ReadonlyMap<string, { name: string }>;
  team: readonly { id: string; name: string; phone?: string | null }[];
  onOpen: (dialog: "complete" | "edit" | "cancel", visitId: string) => void;
}

/** The visits that no invoice takes, because nobody has said that they happened, with the ways to settle each. */
export function LeftOutVisits({ visits, clients, team, onOpen }: LeftOutProps) {
  return (
    <section className={classes.left} aria-labelledby="left-out">
      <header className={classes.head}>
        <AlertIcon />
        <div>
          <h3 id="left-out">Left out: {count(visits.length, "unfinished visit")}</h3>
          <p>Nobody has said that they happened. Settle them now, and they join the invoices below.</p>
        </div>
        <b className={classes.sum}>{formatDollars(sumDollars(visits.map(({ price }) => price)))}</b>
      </header>
      <ul className={classes.visits}>
        {visits.map((visit) => {
          const walker = team.find(({ id }) => id === visit.walker_id);
          const name = `${petsText(visit.pet_names)}, ${shortDay(visit.date)}`;
          return (
            <li key={visit.visit_id}>
              <p>
                <b>{shortDay(visit.date)}</b>
                <small>{frameSpan(visit.timeframe)}</small>
              </p>
              <p>
                <b>{petsText(visit.pet_names)}</b> {clientNameIn(clients, visit.client_id)}
                <small>
                  {serviceName(visit)}, {formatDollars(visit.price)} · {stateWords(visit, walker?.name)}
                </small>
              </p>
              <div className={classes.acts}>
                {visit.walker_id === null ? (
                  // Nobody could be paid for it.
                  <Button size="sm" onClick={() => onOpen("edit", visit.visit_id)} aria-label={`Assign ${name}`}>
                    Assign…
                  </Button>
                ) : (
                  <Button size="sm" onClick={() => onOpen("complete", visit.visit_id)} aria-label={`Complete ${name}`}>
                    Complete…
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="default"
                  onClick={() => onOpen("cancel", visit.visit_id)}
                  aria-label={`Cancel ${name}`}
                >
                  Cancel…
                </Button>
                {walker && <AskWalker walker={walker} visit={visit} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Opens a text message to the walker, with the question in it. */
function AskWalker({ walker, visit }: { walker: LeftOutProps["team"][number]; visit: LeftOut }) {
  const phone = walker.phone && parsePhone(walker.phone);
  if (!phone) return null;
  const question = `Hi ${firstNameOf(walker.name)}, did you visit ${petsText(visit.pet_names, 50)} on ${shortDay(visit.date)}, ${frameSpan(visit.timeframe)}?`;
  return (
    <Button size="sm" variant="default" component="a" href={textLink(phone, question)}>
      Ask {firstNameOf(walker.name)}
    </Button>
  );
}

function stateWords({ status }: LeftOut, walker: string | undefined): string {
  if (!walker) return "nobody was assigned";
  return status === "confirmed" ? `${walker} confirmed it` : `${walker} never confirmed`;
}
