import { Box, Group } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { AccountState } from "../../../parts/account-state.tsx";
import { isListed, NobodyFound, PeopleTools, usePeopleFilter } from "../../../parts/people/people-list.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { type Column, DataTable, RowLink } from "../../../ui/data/data-table.tsx";
import { ListOutline } from "../../../ui/data/list-outline.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { Chip, ChipLink } from "../../../ui/form/chip.tsx";
import { KeyIcon } from "../../../ui/theme/icons.tsx";
import { Presence } from "../presence.tsx";
import { isFound, keysToTakeBack, type Member, useTeam, useTeamProblems, visitsOf, type WalkerWeek } from "./data.ts";
import classes from "./screen.module.css";

/** The team: who is online, and each member's week, pay and keys. */
export const WalkersScreen = () => (
  <Box className="stack gap-14" maw={1180}>
    <Loaded query={useTeam()} loading={<ListOutline />}>
      {(members) => <Team members={members} />}
    </Loaded>
  </Box>
);

function Team({ members }: { members: readonly Member[] }) {
  const filter = usePeopleFilter();
  const { typed, show, paramOf, ask } = filter;
  const { today, tomorrow, overdue, withoutKey } = useTeamProblems();
  const takeBack = members.reduce((sum, member) => sum + keysToTakeBack(member), 0);
  // Once all keys are back, there is no chip to clear the filter.
  const isOnlyTakeBack = takeBack > 0 && show === "inactive" && paramOf("only") === "take-back";
  const shown = members.filter(
    (member) => isListed(member, show) && isFound(member, typed) && (!isOnlyTakeBack || keysToTakeBack(member) > 0),
  );
  const online = members.filter(({ week, isCurrentUser }) => week?.online && !isCurrentUser).length;
  return (
    <>
      <PeopleTools of="walker" looksIn="Name, phone or email" people={members} filter={filter}>
        <Group gap="8px 14px" mih={30}>
          <p className="muted">
            <b style={{ color: "var(--ink)" }}>{online}</b> online
          </p>
          {overdue > 0 && (
            <ChipLink tone="bad" to={calendarOn(today, { view: "agenda", only: "overdue" })}>
              {overdue} overdue
            </ChipLink>
          )}
          {withoutKey > 0 && (
            <ChipLink tone="warn" to={calendarOn(tomorrow, { only: "no-key" })}>
              {withoutKey} without a key tomorrow
            </ChipLink>
          )}
          {takeBack > 0 && (
            <Chip
              tone="warn"
              pressed={isOnlyTakeBack}
              onClick={() => ask(isOnlyTakeBack ? { only: "" } : { q: "", show: "inactive", only: "take-back" })}
            >
              {count(takeBack, "key")} to take back
            </Chip>
          )}
        </Group>
      </PeopleTools>
      {shown.length > 0 ? (
        <>
          <WalkersTable members={shown} />
          <Legend />
        </>
      ) : typed ? (
        <NobodyFound of="walker" filter={filter} />
      ) : (
        <EmptyState title="No walkers here" />
      )}
      <p className="visually-hidden" role="status">
        {count(shown.length, "walker")} shown
      </p>
    </>
  );
}

function WalkersTable({ members }: { members: readonly Member[] }) {
  const weeks = members.flatMap(({ week }) => week ?? []);
  const busiest = Math.max(1, ...weeks.map(visitsOf));
  const keys = members.reduce((sum, member) => sum + member.keys, 0);
  const earned = weeks.reduce((sum, week) => sum + Math.round(week.earned * 100), 0) / 100;
  const columns: Column<Member>[] = [
    { head: "Walker", card: [1, "start"], cell: (member) => <Who member={member} /> },
    {
      head: "Last seen",
      width: "15%",
      card: [2, "start"],
      cell: ({ week, isCurrentUser }) => <Presence seen={week} isSelf={isCurrentUser} />,
    },
    {
      head: "Visits this week",
      width: "24%",
      card: [3, "whole"],
      cell: ({ week }) => week && <WeekBar week={week} busiest={busiest} />,
    },
    {
      head: "Earned this week",
      align: "end",
      card: [2, "end"],
      cell: ({ week }) => week && (week.earned > 0 ? <b>{formatDollars(week.earned)}</b> : "–"),
    },
    {
      head: "Keys held",
      width: "9%",
      card: [4, "whole"],
      cell: (member) => keysText(member.keys, keysToTakeBack(member)),
    },
    {
      head: "Account",
      card: [1, "end"],
      cell: (member) => <AccountState person={{ ...member, has_account: member.week?.has_account }} />,
    },
  ];
  return (
    <DataTable
      framed={700}
      className={classes.walkers}
      caption="Walkers"
      columns={columns}
      rows={members}
      keyOf={({ id }) => id}
      isQuiet={({ active }) => !active}
      foot={{
        title: count(members.length, "walker"),
        sums: {
          "Last seen": null,
          "Visits this week": <WeekSum weeks={weeks} />,
          "Earned this week": <b>{formatDollars(earned)}</b>,
          "Keys held": keysText(keys, 0),
        },
      }}
    />
  );
}

const Who = ({ member: { id, name, phone, active, shownColor, week, isCurrentUser } }: { member: Member }) => (
  <Group component="span" wrap="nowrap">
    <span className={classes.face} data-online={week?.online || isCurrentUser || undefined}>
      <Avatar name={name} color={active ? shownColor : "var(--muted)"} />
    </span>
    <span>
      <RowLink to={`/admin/walkers/${id}`}>{name}</RowLink>
      {isCurrentUser && " (you)"}
      {phone && <small>{formatPhone(phone)}</small>}
    </span>
  </Group>
);

const keysText = (keys: number, toTakeBack: number) =>
  keys > 0 && (
    <>
      <KeyIcon size={16} /> {keys}
      {toTakeBack > 0 && <small className={classes.takeBack}>To take back</small>}
    </>
  );

const statuses = ["completed", "confirmed", "scheduled", "overdue"] as const;

/** A week's visits as a bar, relative to the busiest member's week, and in words. */
function WeekBar({ week, busiest }: { week: WalkerWeek; busiest: number }) {
  const total = visitsOf(week);
  const { completed, overdue, cancelled } = week.visits;
  if (total === 0) return <span className="quiet">{cancelled > 0 ? `${cancelled} cancelled` : "None booked"}</span>;
  return (
    <span className="stack gap-4">
      <span className={classes.bar} style={{ "--share": total / busiest }} aria-hidden="true">
        {statuses.map(
          (status) =>
            week.visits[status] > 0 && (
              <span key={status} data-status={status} style={{ "--visits": week.visits[status] }} />
            ),
        )}
      </span>
      <span className={`quiet ${classes.done}`}>
        <b>{completed}</b> of {total} done
        {overdue > 0 && <b className={classes.late}> · {overdue} overdue</b>}
        {cancelled > 0 && ` · ${cancelled} cancelled`}
      </span>
    </span>
  );
}

const Legend = () => (
  <Group component="p" gap="4px 16px" className="quiet">
    {statuses.map((status) => (
      <span key={status}>
        <span data-status={status} className={classes.swatch} aria-hidden="true" />
        {status === "completed" ? "done" : status}
      </span>
    ))}
    <span>The bar’s length is the week’s load; the busiest is full. Cancelled visits do not count.</span>
  </Group>
);

/** '3 of 14 visits done' */
function WeekSum({ weeks }: { weeks: readonly WalkerWeek[] }) {
  const done = weeks.reduce((sum, { visits }) => sum + visits.completed, 0);
  const overdue = weeks.reduce((sum, { visits }) => sum + visits.overdue, 0);
  const total = weeks.reduce((sum, week) => sum + visitsOf(week), 0);
  return (
    <span className={classes.done}>
      <b>{done}</b> of {count(total, "visit")} done
      {overdue > 0 && <b className={classes.late}> · {overdue} overdue</b>}
    </span>
  );
}
