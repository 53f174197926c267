import { ActionIcon, Button } from "@mantine/core";
import type { AnswerOf, listClients } from "@petcare/contract";
import { serviceTypes, visitStatuses } from "@petcare/domain";
import { Link } from "react-router-dom";
import { statusNames } from "../../../lib/format/shown-status.ts";
import { daySpan, duration, frameBrief, fullDay, monthName, today, weekdayName } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { serviceBrief } from "../../../lib/format/words.ts";
import { type Filter, Filters, personOptions } from "../../../parts/filters.tsx";
import { HeaderTools } from "../../../parts/header-tools.tsx";
import { ScheduleButton } from "../../../parts/schedule-button.tsx";
import { Chip } from "../../../ui/form/chip.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { AlertIcon, ClockIcon, KeyIcon, PeopleIcon, PrintIcon } from "../../../ui/theme/icons.tsx";
import { type CalendarAddress, daysOf, stepFrom, type Unit, type View } from "../address.ts";
import type { BoardProps } from "../board/card.tsx";
import type { Walker } from "../board/data.ts";
import { overfullKey, unassigned as unassignedValue } from "../data.ts";
import classes from "./screen.module.css";

const viewNames: Record<View, string> = { day: "Day", week: "Week", month: "Month", agenda: "Agenda" };

interface CalendarToolbarProps {
  address: CalendarAddress;
  /** On a phone a strip of days chooses the day, so the arrows go by weeks. */
  isNarrow: boolean;
  onSchedule: () => void;
}

/** The views, the period with its steps, and the buttons for today, printing and booking. */
export function CalendarToolbar({ address, isNarrow, onSchedule }: CalendarToolbarProps) {
  const { view, date, linkTo, showDate } = address;
  const unit = view === "month" ? "month" : view === "day" && !isNarrow ? "day" : "week";
  return (
    <HeaderTools>
      <div className={classes.bar}>
        <nav className={classes.views} aria-label="Views">
          {(Object.keys(viewNames) as View[]).map((name) => (
            <Link key={name} to={linkTo({ view: name })} aria-current={name === view ? "page" : undefined}>
              {viewNames[name]}
            </Link>
          ))}
        </nav>
        <div className={classes.period}>
          <PeriodSteps
            title={titleOf(unit, date)}
            unit={unit}
            onStep={(step) => showDate(stepFrom(date, unit, step))}
          />
          <Button variant="light" px={14} onClick={() => showDate(today())}>
            Today
          </Button>
        </div>
        <div className={classes.actions}>
          <ActionIcon
            variant="default"
            aria-label={`Print the ${view === "agenda" ? "agenda" : unit}`}
            onClick={() => window.print()}
          >
            <PrintIcon />
          </ActionIcon>
          <ScheduleButton onClick={onSchedule} />
        </div>
      </div>
    </HeaderTools>
  );
}

function titleOf(unit: Unit, date: CalendarAddress["date"]): string {
  if (unit === "day") return fullDay(date);
  if (unit === "month") return monthName(date);
  const days = daysOf("week", date);
  return daySpan(days[0] ?? date, days.at(-1) ?? date);
}

interface ProblemsProps extends Pick<BoardProps, "board" | "walkers" | "withoutKey" | "address"> {
  showOnly: (problem: string | undefined) => void;
}

/** Counts the problems in chips. A pressed chip shows only its visits. A day's view also names nearly full frames. */
export function Problems({ board, walkers, withoutKey, address: { only, view }, showOnly }: ProblemsProps) {
  const { unassigned, overdue } = board;
  const names = walkers.map(({ name }) => name);
  const tight = board.tight.filter(({ load }) => load.fullness === "over" || view === "day");
  if (unassigned + overdue + withoutKey.size + tight.length === 0) return null;
  const chip = (problem: string, tone: "warn" | "bad", Icon: typeof AlertIcon, words: string) => (
    <li key={problem}>
      <Chip tone={tone} pressed={only === problem} onClick={() => showOnly(only === problem ? undefined : problem)}>
        <Icon size={16} /> {words}
      </Chip>
    </li>
  );
  return (
    <ul className="no-print flow gap-8" aria-label="Needs attention">
      {unassigned > 0 && chip("unassigned", "warn", PeopleIcon, `${unassigned} unassigned`)}
      {overdue > 0 && chip("overdue", "bad", ClockIcon, `${overdue} overdue`)}
      {withoutKey.size > 0 && chip("no-key", "warn", KeyIcon, `${withoutKey.size} without a key`)}
      {tight.map(({ walker, date, load }) => {
        const isOver = load.fullness === "over";
        const how = isOver ? `over by ${duration(load.minutes - load.limit)}` : "nearly full";
        const when = `${weekdayName(date)} ${frameBrief(load.timeframe)}`;
        const words = `${briefName(walker.name, names)} is ${how} on ${when}`;
        return chip(overfullKey(walker, date, load.timeframe), isOver ? "bad" : "warn", AlertIcon, words);
      })}
    </ul>
  );
}

interface FiltersProps {
  address: CalendarAddress;
  walkers: readonly Walker[];
  clients: AnswerOf<typeof listClients>;
}

const services = serviceTypes.map((service_type) => ({ value: service_type, label: serviceBrief({ service_type }) }));
const statuses = visitStatuses.map((status) => ({ value: status, label: statusNames[status] }));

/** The filters of visits, and the meaning of the cards' colour. */
export function CalendarFilters({ address, walkers, clients }: FiltersProps) {
  const { filters, choose, colorBy, view } = address;
  const filterOf = (name: keyof typeof filters, label: string, options: Filter["options"]): Filter => ({
    label,
    options,
    value: filters[name],
    onChange: (value) => choose(name, value),
  });
  const color: Filter = {
    label: "Color",
    all: "Walker",
    options: [{ value: "status", label: "Status" }],
    value: colorBy === "status" ? colorBy : undefined,
    onChange: (value) => choose("color", value),
  };
  return (
    <Filters
      className={classes.filters}
      filters={[
        filterOf("walker", "Walker", [{ value: unassignedValue, label: "Unassigned" }, ...personOptions(walkers)]),
        filterOf("client", "Client", personOptions(clients)),
        filterOf("service", "Service", services),
        filterOf("status", "Status", statuses),
        ...(view === "month" || view === "agenda" ? [] : [color]),
      ]}
    />
  );
}
