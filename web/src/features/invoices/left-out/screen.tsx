import { Button, Group } from "@mantine/core";
import { firstNameOf, parsePhone } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { textLink } from "../../../lib/format/contact-links.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../../lib/format/words.ts";
import { AlertIcon } from "../../../ui/theme/icons.tsx";
import type { LeftOut } from "../bills/data.ts";
import { clientNameIn, useClientsById } from "../data.ts";
import { type OpenVisit, VisitActs } from "../visit-acts.tsx";
import classes from "./screen.module.css";

/** Lists the unfinished visits, which no invoice includes yet, with the ways to settle each. */
export function LeftOutVisits({ visits, onOpen }: { visits: readonly LeftOut[]; onOpen: OpenVisit }) {
  const clients = useClientsById();
  const team = new Map(useWalkers().map((walker) => [walker.id, walker]));
  return (
    <section className={classes.left} aria-labelledby="left-out">
      <Group wrap="nowrap" align="flex-start" pb={10}>
        <AlertIcon />
        <div>
          <h3 id="left-out">Left out: {count(visits.length, "unfinished visit")}</h3>
          <small>Nobody has said that they happened. Settle them now, and they join the invoices below.</small>
        </div>
        <b className={classes.sum}>{formatDollars(sumDollars(visits.map(({ price }) => price)))}</b>
      </Group>
      <ul>
        {visits.map((visit) => {
          const { visit_id, date, timeframe, pet_names, client_id, walker_id, price, status } = visit;
          const walker = walker_id === null ? undefined : team.get(walker_id);
          const phone = walker?.phone && parsePhone(walker.phone);
          const confirmed = status === "confirmed" ? "confirmed it" : "never confirmed";
          return (
            <li key={visit_id}>
              <p>
                <b>{shortDay(date)}</b>
                <small>{frameSpan(timeframe)}</small>
              </p>
              <p>
                <b>{petsText(pet_names)}</b> {clientNameIn(clients, client_id)}
                <small>
                  {serviceName(visit)}, {formatDollars(price)} ·{" "}
                  {walker ? `${walker.name} ${confirmed}` : "nobody was assigned"}
                </small>
              </p>
              <Group gap={6}>
                <VisitActs visit={visit} onOpen={onOpen} />
                {walker && phone && (
                  <Button size="sm" variant="default" component="a" href={textLink(phone, questionTo(walker, visit))}>
                    Ask {firstNameOf(walker.name)}
                  </Button>
                )}
              </Group>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const questionTo = ({ name }: { name: string }, { pet_names, date, timeframe }: LeftOut) =>
  `Hi ${firstNameOf(name)}, did you visit ${petsText(pet_names, 50)} on ${shortDay(date)}, ${frameSpan(timeframe)}?`;
