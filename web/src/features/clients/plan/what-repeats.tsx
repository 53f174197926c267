import { Button, Skeleton } from "@mantine/core";
import { clientSeries } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { Link } from "react-router-dom";
import { usePeopleReady, useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { calendarWith } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { monthName, shortDay, today } from "../../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PlusIcon, RefreshIcon } from "../../../ui/theme/icons.tsx";
import type { ClientRecord } from "../client-record.ts";
import { type ClientSeries, endWords, exceptionWords, seriesWords } from "./series-words.ts";
import classes from "./what-repeats.module.css";

const dialogs = ["change-from", "end-series"] as const;

/** How many exceptions of a series are shown. */
const maxExceptions = 6;

interface WhatRepeatsProps {
  client: ClientRecord;
  /** Opens the booking form. */
  onSchedule: () => void;
}

/** The series of a client that go on. */
export const useClientSeries = (id: string) => useRead(clientSeries, { params: { id }, everyMs: 60_000 });

/** A client's series that go on: rule, money, exceptions, and what can be done with each. */
export function WhatRepeats({ client, onSchedule }: WhatRepeatsProps) {
  const query = useClientSeries(client.id);
  const isReady = usePeopleReady();
  return (
    <Card
      title="What repeats"
      aside={
        client.active && (
          <Button variant="subtle" leftSection={<PlusIcon size={16} />} onClick={onSchedule}>
            Add a plan
          </Button>
        )
      }
    >
      <Loaded query={isReady ? query : { ...query, data: undefined }} loading={<Outline />}>
        {(all) =>
          all.length === 0 ? (
            <p className="muted">Nothing repeats.</p>
          ) : (
            <ul className={classes.plans}>
              {all.map((series) => (
                <Plan key={series.id} series={series} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function Plan({ series }: { series: ClientSeries }) {
  const team = useWalkers();
  const { open } = useDialogInAddress(dialogs);
  const nameOf = (id: string | null) => {
    const walker = team.find((member) => member.id === id);
    return id === null ? undefined : walker ? firstNameOf(walker.name) : "somebody";
  };
  const words = seriesWords(series, nameOf(series.walker_id), today(useNow()));
  const { next, changes_on, exceptions, pet_names } = series;
  return (
    <li className={classes.plan}>
      <RefreshIcon size={20} />
      <div className={classes.facts}>
        <h4>{words}</h4>
        <p className="quiet">
          <b>{petsText(pet_names)}</b>, {serviceName(series)} · {endWords(series)} · next {shortDay(next.date)}
        </p>
        {(exceptions.length > 0 || changes_on) && (
          <ul className={classes.exceptions} aria-label="Exceptions">
            {exceptions.slice(0, maxExceptions).map((visit) => (
              <li key={visit._id}>
                <Link to={calendarWith(visit._id)}>{exceptionWords(series, visit, nameOf(visit.walker_id))}</Link>
              </li>
            ))}
            {exceptions.length > maxExceptions && (
              <li>
                <Link to="?tab=visits">{exceptions.length - maxExceptions} more</Link>
              </li>
            )}
            {changes_on && (
              <li>
                <span>changes on {shortDay(changes_on)}</span>
              </li>
            )}
          </ul>
        )}
      </div>
      <Money series={series} />
      <div className={classes.acts}>
        <Button
          variant="subtle"
          aria-label={`Change from a day on: ${words}`}
          onClick={() => open("change-from", next._id)}
        >
          Change from a day on…
        </Button>
        <Button
          variant="subtle"
          className={classes.end}
          aria-label={`End: ${words}`}
          onClick={() => open("end-series", next._id)}
        >
          End…
        </Button>
      </div>
    </li>
  );
}

/** The price of a visit without its parts, and what the next month comes to. */
function Money({ series: { price, pay, month } }: { series: ClientSeries }) {
  return (
    <div className={classes.money}>
      <b>{formatDollars(price)}</b>
      {pay !== null && (
        <small>
          pay {formatDollars(pay)} · {formatDollars(price - pay)} stays
        </small>
      )}
      {month.visits > 0 && (
        <>
          <b>
            about {formatDollars(month.price)}
            {month.plus_fees && ", plus fees"}
          </b>
          <small>
            {count(month.visits, "visit")} in {monthName(month.from).split(" ")[0]}
          </small>
        </>
      )}
    </div>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading what repeats">
    <Skeleton height={150} radius="md" />
  </div>
);
