import { Button } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import { addDays, daysOffOn, isOpen, type LocalDate, localDateOf, visitsWithoutKey } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { zone } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { keyRegister } from "../../../parts/people/key-register.ts";
import {
  AlertIcon,
  CalendarIcon,
  ClockIcon,
  DoneIcon,
  KeyIcon,
  MailIcon,
  NoteIcon,
  PeopleIcon,
  WalkIcon,
} from "../../../ui/theme/icons.tsx";
import { Panel } from "../panel.tsx";
import { summaryOf } from "../today/data.ts";
import { type Names, type Need, useFigures, useOverview, useRequests } from "./data.ts";
import classes from "./screen.module.css";
import { needsOf, onTimeWords } from "./words.ts";

const icons: Record<Need["key"], typeof AlertIcon> = {
  overdue: AlertIcon,
  late: ClockIcon,
  off: PeopleIcon,
  "hard-day": ClockIcon,
  incident: AlertIcon,
  settle: NoteIcon,
  requests: PeopleIcon,
  tell: MailIcon,
  unfinished: ClockIcon,
  unassigned: WalkIcon,
  left: PeopleIcon,
  "no-key": KeyIcon,
  tomorrow: CalendarIcon,
};

interface NeedsYouProps {
  visits: readonly CalendarVisit[];
  date: LocalDate;
  /** Epoch milliseconds. */
  now: number;
}

/** Shows what needs the owner, a line each with the act that settles it. */
export function NeedsYou({ visits, date, now }: NeedsYouProps) {
  const { needs, onTime } = useNeeds(visits, date, now);
  const urgent = needs.filter(({ tone }) => tone === "now").length;
  const isCalm = needs.every(({ tone }) => tone === "calm");
  return (
    <Panel
      title={<>Needs you {urgent > 0 && <b className={`pill ${classes.urgent}`}>{urgent} now</b>}</>}
      aside={<span className="muted">most pressing first</span>}
    >
      <ul className={classes.lines}>
        {isCalm && (
          <li data-tone="calm">
            <i aria-hidden="true">
              <DoneIcon size={18} />
            </i>
            <p>
              <b>Nothing needs you now</b>
              <span>Nothing is overdue, and every visit has a walker</span>
            </p>
          </li>
        )}
        {needs.map(({ key, tone, title, detail, act, to }) => {
          const Icon = icons[key];
          return (
            <li key={key} data-tone={tone} data-need={key}>
              <i aria-hidden="true">
                <Icon size={18} />
              </i>
              <p title={`${title}. ${detail}`}>
                <b className="cut">{title}</b>
                <span className="cut">{detail}</span>
              </p>
              <Button
                component={Link}
                to={to}
                state={to.startsWith("?") ? { opened: true } : undefined}
                variant={key === "overdue" ? "filled" : "light"}
                aria-label={`${act}: ${title}`}
              >
                {act}
              </Button>
            </li>
          );
        })}
      </ul>
      {onTime && (
        <p className={classes.foot}>
          <DoneIcon size={18} />
          <span>
            <b>On time:</b> {onTime}
          </span>
        </p>
      )}
    </Panel>
  );
}

/** Lists what needs the owner, and names who is on time. `visits` are those of today and the next two days. */
function useNeeds(visits: readonly CalendarVisit[], date: LocalDate, now: number) {
  const team = useWalkers();
  const clients = useClients();
  const overview = useOverview().data;
  const figures = useFigures().data;
  const requests = useRequests();
  const on = (day: LocalDate) =>
    summaryOf(
      visits.filter((visit) => visit.date === day),
      now,
    );
  const today = on(date);
  const tomorrow = addDays(date, 1);
  const walker = (id: string | null) => walkerWords(team, id);
  const clientOf = (id: string) => clients.find((client) => client.id === id);
  const late = overview?.late.flatMap(({ _id, minutes }) => {
    const visit = visits.find((one) => one._id === _id);
    return visit ? [{ visit, minutes }] : [];
  });
  const silent = overview?.walkers.filter((one) => one.silent) ?? [];
  const left = overview?.left;
  const needs = needsOf({
    date,
    today,
    tomorrow: { date: tomorrow, ...on(tomorrow) },
    withoutKey: visitsWithoutKey(visits, date, keyRegister(clients, team)),
    unfinished: figures?.unfinished,
    late,
    off: today.byWalker.flatMap(({ walkerId, visits: ofDay }) => {
      const open = ofDay.filter(isOpen).length;
      return open > 0 && daysOffOn(team.find(({ id }) => id === walkerId)?.days_off, date)
        ? [{ walkerId, visits: open }]
        : [];
    }),
    hardDays: figures?.hard_days,
    incidents: figures?.incidents,
    toSettle: figures?.to_settle,
    requests: requests.data ?? (requests.isError ? "failed" : undefined),
    tellFrom: figures?.ask_to_tell_from,
    left: left ? { ...left, at: localDateOf(Date.parse(left.at), zone) } : undefined,
    now,
    names: {
      client: (id) => clientOf(id)?.name ?? "Unknown client",
      walker,
      keyHolder: (id) => keyHolderWords(clientOf(id)?.keys?.[0], walker),
    },
  });
  const behind = new Set([...(late ?? []).map(({ visit }) => visit.walker_id), ...silent.map(({ id }) => id)]);
  return { needs, onTime: onTimeWords(today, walker, behind) };
}

/** 'Rosa', 'you', 'nobody'. */
function walkerWords(team: ReturnType<typeof useWalkers>, id: string | null): string {
  if (id === null) return "nobody";
  const walker = team.find((one) => one.id === id);
  if (!walker) return "Unknown walker";
  if (walker.isCurrentUser) return "you";
  const names = team.map(({ name }) => name);
  return briefName(walker.name, names);
}

/** 'Rosa has Copy A', 'Copy A is in the office'. */
function keyHolderWords(
  copy: { label: string; holder_id: string | null; place: string | null } | undefined,
  walker: Names["walker"],
): string {
  if (!copy) return "";
  if (copy.holder_id === null) return `${copy.label}: ${copy.place ?? "with you"}`;
  const name = walker(copy.holder_id);
  return name === "you" ? `you have ${copy.label}` : `${name} has ${copy.label}`;
}
