import { formatPhone } from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { AccountState } from "../../../parts/account-state.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { type Column, DataTable, RowLink } from "../../../ui/data/data-table.tsx";
import { KeyIcon } from "../../../ui/theme/icons.tsx";
import { Presence } from "../presence.tsx";
import { keysToTakeBack, type Member, visitsOf } from "./team.ts";
import classes from "./walkers-table.module.css";
import { WeekBar, WeekSum } from "./week-bar.tsx";

/** The team, a row each, and its sums. All of a row leads to the walker. */
export function WalkersTable({ members }: { members: readonly Member[] }) {
  const weeks = members.flatMap(({ week }) => week ?? []);
  const busiest = Math.max(0, ...weeks.map(visitsOf));
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
  <span className={classes.who}>
    <span className={classes.face} data-online={week?.online || isCurrentUser || undefined}>
      <Avatar name={name} color={active ? shownColor : "var(--muted)"} />
    </span>
    <span>
      <RowLink to={`/admin/walkers/${id}`}>{name}</RowLink>
      {isCurrentUser && " (you)"}
      {phone && <small>{formatPhone(phone)}</small>}
    </span>
  </span>
);

const keysText = (keys: number, toTakeBack: number) =>
  keys > 0 && (
    <>
      <KeyIcon size={16} /> {keys}
      {toTakeBack > 0 && <small className={classes.takeBack}>To take back</small>}
    </>
  );
