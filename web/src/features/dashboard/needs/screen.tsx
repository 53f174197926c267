import { Button } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
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
import { type Need, useNeeds } from "./data.ts";
import classes from "./screen.module.css";

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

/** Shows what waits for the owner: a line a matter, with the act that settles it. */
export function NeedsYou({ visits, date, now }: NeedsYouProps) {
  const { needs, onTime } = useNeeds(visits, date, now);
  const urgent = needs.filter(({ tone }) => tone === "now").length;
  const isCalm = needs.every(({ tone }) => tone === "calm");
  return (
    <Panel
      title={<>Needs you {urgent > 0 && <b className={classes.urgent}>{urgent} now</b>}</>}
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
                <b>{title}</b>
                <span>{detail}</span>
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
