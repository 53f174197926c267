import { formatPhone } from "@petcare/domain";
import { Link } from "react-router-dom";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { count } from "../../../lib/format/words.ts";
import { AccountState } from "../../../parts/account-state.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { roles } from "../../../ui/data/table-roles.ts";
import { KeyIcon } from "../../../ui/theme/icons.tsx";
import { Presence } from "../presence.tsx";
import { keysToTakeBack, type Member, visitsOf } from "./team.ts";
import classes from "./walkers-table.module.css";
import { WeekBar, WeekSum } from "./week-bar.tsx";

/** The team, a row each, and its sums. A row is a card where there is no room for columns. */
export function WalkersTable({ members }: { members: readonly Member[] }) {
  const weeks = members.flatMap(({ week }) => week ?? []);
  const busiest = Math.max(0, ...weeks.map(visitsOf));
  const keys = members.reduce((sum, member) => sum + member.keys, 0);
  const earned = weeks.reduce((sum, week) => sum + Math.round(week.earned * 100), 0) / 100;
  return (
    <div className={classes.frame}>
      <table className={classes.table} {...roles.table}>
        <caption className="visually-hidden">Walkers</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {["Walker", "Last seen", "Visits this week", "Earned this week", "Keys held", "Account"].map((head) => (
              <th key={head} scope="col" {...roles.columnHeader}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {members.map((member) => (
            <WalkerRow key={member.id} member={member} busiest={busiest} />
          ))}
        </tbody>
        <tfoot {...roles.group}>
          <tr {...roles.row}>
            <th scope="row" {...roles.rowHeader}>
              {count(members.length, "walker")}
            </th>
            <td {...roles.cell} className={classes.seen} />
            <td {...roles.cell} className={classes.visits}>
              <WeekSum weeks={weeks} />
            </td>
            <td {...roles.cell} className={classes.earned}>
              <b>{dollarsText(earned)}</b>
            </td>
            <td {...roles.cell} className={classes.keys}>
              {keys > 0 && (
                <>
                  <KeyIcon size={16} /> {keys}
                </>
              )}
            </td>
            <td {...roles.cell} className={classes.account} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface WalkerRowProps {
  member: Member;
  busiest: number;
}

function WalkerRow({ member, busiest }: WalkerRowProps) {
  const { id, name, phone, shownColor, week, keys, isCurrentUser } = member;
  return (
    <tr {...roles.row} data-inactive={!member.active || undefined}>
      <th scope="row" {...roles.rowHeader}>
        <span className={classes.who}>
          <span className={classes.face} data-online={week?.online || isCurrentUser || undefined}>
            <Avatar name={name} color={member.active ? shownColor : "var(--muted)"} />
          </span>
          <span>
            <Link to={`/admin/walkers/${id}`}>{name}</Link>
            {isCurrentUser && <span className={classes.quiet}> (you)</span>}
            {phone && <small>{formatPhone(phone)}</small>}
          </span>
        </span>
      </th>
      <td {...roles.cell} className={classes.seen}>
        <Presence seen={week} isSelf={isCurrentUser} />
      </td>
      <td {...roles.cell} className={classes.visits}>
        {week && <WeekBar week={week} busiest={busiest} />}
      </td>
      <td {...roles.cell} className={classes.earned}>
        {week && (week.earned > 0 ? <b>{dollarsText(week.earned)}</b> : "–")}
      </td>
      <td {...roles.cell} className={classes.keys}>
        {keys > 0 && (
          <>
            <KeyIcon size={16} /> {keys}
            {keysToTakeBack(member) > 0 && <small>To take back</small>}
          </>
        )}
      </td>
      <td {...roles.cell} className={classes.account}>
        <AccountState person={{ ...member, has_account: week?.has_account }} />
      </td>
    </tr>
  );
}
