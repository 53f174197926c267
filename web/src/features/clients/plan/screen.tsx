import { Button, Group, Skeleton } from "@mantine/core";
import { clientSeries } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePeopleReady, useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { calendarOn, calendarWith } from "../../../lib/format/calendar-link.ts";
import { dayWord } from "../../../lib/format/day-words.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { statusNames, visitOverdue } from "../../../lib/format/shown-status.ts";
import { frameSpan, monthName, shortDay, today } from "../../../lib/format/time.ts";
import { count, petsText, serviceBrief, serviceName } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { KeyIcon, PlusIcon, RefreshIcon } from "../../../ui/theme/icons.tsx";
import { type ClientRecord, type Upcoming, useMissingKeys } from "../data.ts";
import classes from "./screen.module.css";
import { type ClientSeries, endWords, exceptionWords, seriesWords } from "./words.ts";

interface PlanTabProps {
  client: ClientRecord;
  upcoming: Upcoming;
  /** Opens the booking form. */
  onSchedule: () => void;
  /** The card of the client's debt. */
  account: ReactNode;
}

/** A client's series, next visits and debt. The visits wait for the series above, which would push them down. */
export function PlanTab({ client, upcoming, onSchedule, account }: PlanTabProps) {
  const series = useRead(clientSeries, { params: { id: client.id }, everyMs: 60_000 });
  const isReady = usePeopleReady();
  const add = (
    <Button variant="subtle" leftSection={<PlusIcon size={16} />} onClick={onSchedule}>
      Add a plan
    </Button>
  );
  return (
    <div className={classes.plan}>
      <div className="stack">
        <Card title="What repeats" aside={client.active && add}>
          <Loaded
            query={isReady ? series : { ...series, data: undefined }}
            loading={<Outline of="what repeats" height={150} />}
          >
            {(all) =>
              all.length === 0 ? (
                <p className="muted">Nothing repeats.</p>
              ) : (
                <ul className="lined">
                  {all.map((one) => (
                    <Series key={one.id} series={one} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Card>
        {!series.isPending && isReady && <NextVisits client={client} upcoming={upcoming} />}
      </div>
      {account}
    </div>
  );
}

const Outline = ({ of, height }: { of: string; height: number }) => (
  <div role="status" aria-label={`Loading ${of}`}>
    <Skeleton height={height} radius="md" />
  </div>
);

const maxExceptions = 6;

/** A series: its rule, money, exceptions and buttons. */
function Series({ series }: { series: ClientSeries }) {
  const team = useWalkers();
  const { open } = useDialogInAddress(["change-from", "end-series"]);
  const nameOf = (id: string | null) => {
    const walker = team.find((member) => member.id === id);
    return id === null ? undefined : walker ? firstNameOf(walker.name) : "somebody";
  };
  const words = seriesWords(series, nameOf(series.walker_id), today(useNow()));
  const { next, changes_on, exceptions, pet_names } = series;
  return (
    <li className={classes.series}>
      <RefreshIcon size={20} />
      <div className="stack gap-8">
        <h4>{words}</h4>
        <p className="quiet">
          <b>{petsText(pet_names)}</b>, {serviceName(series)} · {endWords(series)} · next {shortDay(next.date)}
        </p>
        {(exceptions.length > 0 || changes_on) && (
          <Group component="ul" gap={6} className={classes.exceptions} aria-label="Exceptions">
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
          </Group>
        )}
      </div>
      <Money series={series} />
      <div className={classes.acts}>
        <Button
          variant="subtle"
          mx={-12}
          px={12}
          aria-label={`Change from a day on: ${words}`}
          onClick={() => open("change-from", next._id)}
        >
          Change from a day on…
        </Button>
        <Button
          variant="subtle"
          color="brick"
          mx={-12}
          px={12}
          aria-label={`End: ${words}`}
          onClick={() => open("end-series", next._id)}
        >
          End…
        </Button>
      </div>
    </li>
  );
}

const Money = ({ series: { price, pay, month } }: { series: ClientSeries }) => (
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

const maxVisits = 5;

/** The next visits of a client. “No key” takes the place of the status. */
function NextVisits({ client, upcoming }: Pick<PlanTabProps, "client" | "upcoming">) {
  const team = useWalkers();
  const now = useNow();
  const missing = new Set(useMissingKeys(client, upcoming).map(({ _id }) => _id));
  const colors = personColors(team);
  const nameOf = (id: string | null) => team.find((member) => member.id === id)?.name ?? "Unassigned";
  return (
    <Card title="Next visits" aside={<Link to="?tab=visits">All visits</Link>}>
      <Loaded query={upcoming} loading={<Outline of="next visits" height={96} />}>
        {(visits) =>
          visits.length === 0 ? (
            <p className="muted">Nothing is booked.</p>
          ) : (
            <ul className={classes.strip}>
              {visits.slice(0, maxVisits).map((visit) => (
                <li key={visit._id} style={{ "--c": colors.get(visit.walker_id ?? "") ?? "var(--gold-line)" }}>
                  <Link to={calendarOn(visit.date, { visit: visit._id })}>{dayWord(visit.date, today(now))}</Link>
                  <span>{frameSpan(visit.timeframe)}</span>
                  <span>
                    {serviceBrief(visit)} · {nameOf(visit.walker_id)}
                  </span>
                  {missing.has(visit._id) ? (
                    <b>
                      <KeyIcon size={16} /> No key
                    </b>
                  ) : (
                    <span>{statusNames[visitOverdue(visit, now) ? "overdue" : visit.status]}</span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
