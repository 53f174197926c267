import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { roles } from "../../../ui/data/table-roles.ts";
import classes from "./matrix.module.css";
import type { Group, Person } from "./use-team-today.ts";

interface RowProps {
  date: LocalDate;
  /** The cells of the time frames. */
  children: ReactNode;
}

/** A walker: who, whether they are there or what is wrong, and how far they are. */
export function PersonRow({ person, date, children }: RowProps & { person: Person }) {
  const { day, name, fullName, color, online, concern, presence } = person;
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowHeader}>
        <Link to={calendarOn(date, { walker: day.walkerId })} className={classes.who}>
          <span className={classes.avatar} data-online={online || undefined}>
            <Avatar name={fullName} color={color} />
          </span>
          <span>
            <b>{name}</b>
            <small data-tone={concern ? "warn" : online ? "online" : undefined}>
              {concern ?? presence}
              {concern && presence && <span className="visually-hidden">, {presence}</span>}
            </small>
          </span>
        </Link>
      </th>
      {children}
      <Done done={day.done} of={day.visits.length} />
    </tr>
  );
}

/** The visits that nobody has. */
export function UnassignedRow({ date, count, children }: RowProps & { count: number }) {
  return (
    <tr {...roles.row} data-unassigned>
      <th scope="row" {...roles.rowHeader}>
        <Link to={calendarOn(date, { only: "unassigned" })} className={classes.who}>
          <span className={classes.avatar}>
            <Avatar name="?" color="var(--unassigned)" />
          </span>
          <span>
            <b>Unassigned</b>
            <small>{count === 1 ? "1 needs a walker" : `${count} need a walker`}</small>
          </span>
        </Link>
      </th>
      {children}
      <Done done={0} of={count} />
    </tr>
  );
}

/** Several walkers, counted together. */
export function GroupRow({ group, date, children }: RowProps & { group: Group }) {
  return (
    <tr {...roles.row} data-group>
      <th scope="row" {...roles.rowHeader}>
        <Link to={calendarOn(date)} className={classes.who}>
          <span>
            <b>{group.title}</b>
            <small>{group.detail}</small>
          </span>
        </Link>
      </th>
      {children}
      <Done done={group.done} of={group.visits.length} />
    </tr>
  );
}

const Done = ({ done, of }: { done: number; of: number }) => (
  <td {...roles.cell}>
    <b>{done}</b>&nbsp;of&nbsp;{of}
  </td>
);
