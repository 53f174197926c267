import { Button, Skeleton, TextInput } from "@mantine/core";
import { listSchedules } from "@petcare/contract";
import { addDays, startOfWeek, visitsWithoutKey } from "@petcare/domain";
import { Link, useSearchParams } from "react-router-dom";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { today } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { keyRegister } from "../../../parts/people/key-register.ts";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { Chip, ChipLink } from "../../../ui/form/chip.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { PlusIcon, SearchIcon } from "../../../ui/theme/icons.tsx";
import { type Filter, isFound, keysToTakeBack, type Member, useTeam } from "./team.ts";
import classes from "./walkers-screen.module.css";
import { WalkersTable } from "./walkers-table.tsx";
import { WeekLegend } from "./week-bar.tsx";

/** The team: who is online, how far everybody's week is, and what it earns. */
export function WalkersScreen() {
  const list = useTeam();
  return (
    <div className={classes.screen}>
      <Loaded query={list} loading={<Outline />}>
        {(members) => <Team members={members} />}
      </Loaded>
    </div>
  );
}

function Team({ members }: { members: readonly Member[] }) {
  const [params, setParams] = useSearchParams();
  const typed = params.get("q") ?? "";
  const filter = filterIn(params.get("show"));
  const ask = (changes: Partial<Record<"q" | "show" | "only", string>>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "" || value === "active") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const isListed = ({ active }: Member, by: Filter) => by === "all" || active === (by === "active");
  const amount = (by: Filter) => String(members.filter((member) => isListed(member, by)).length);
  const takeBack = members.reduce((sum, member) => sum + keysToTakeBack(member), 0);
  // Keys that are back leave no chip to show everybody again by.
  const isOnlyTakeBack = takeBack > 0 && params.get("only") === "take-back";
  const shown = members.filter(
    (member) => isListed(member, filter) && isFound(member, typed) && (!isOnlyTakeBack || keysToTakeBack(member) > 0),
  );
  const online = members.filter(({ week, isCurrentUser }) => week?.online && !isCurrentUser).length;
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label="Search walkers"
          placeholder="Name, phone or email"
          leftSection={<SearchIcon size={18} />}
          value={typed}
          onChange={({ currentTarget }) => ask({ q: currentTarget.value })}
        />
        <ChoiceButtons
          legend="Which walkers"
          hideLegend
          options={[
            { value: "active", label: "Active", detail: amount("active") },
            { value: "inactive", label: "Inactive", detail: amount("inactive") },
            { value: "all", label: "All", detail: amount("all") },
          ]}
          value={filter}
          onChange={(value) => ask({ show: value, only: "" })}
        />
        <div className={classes.chips}>
          <p className={classes.online}>
            <b>{online}</b> online
          </p>
          <TeamProblems />
          {takeBack > 0 && (
            <Chip
              tone="warn"
              pressed={isOnlyTakeBack}
              onClick={() => ask(isOnlyTakeBack ? { only: "" } : { q: "", show: "inactive", only: "take-back" })}
            >
              {count(takeBack, "key")} to take back
            </Chip>
          )}
        </div>
        <Button
          component={Link}
          to="/admin/walkers/new"
          variant="light"
          className={classes.create}
          leftSection={<PlusIcon size={18} />}
        >
          New walker
        </Button>
      </div>
      {shown.length > 0 ? (
        <>
          <WalkersTable members={shown} />
          <WeekLegend />
        </>
      ) : (
        <EmptyState title={typed ? `No walker matches “${typed}”` : "No walkers here"}>
          {typed && filter !== "all" && "Look among all of them: somebody inactive may be meant."}
        </EmptyState>
      )}
      <p className="visually-hidden" role="status">
        {count(shown.length, "walker")} shown
      </p>
    </>
  );
}

const filterIn = (requested: string | null): Filter =>
  requested === "inactive" || requested === "all" ? requested : "active";

function Outline() {
  return (
    <div role="status" aria-label="Loading" className={classes.screen}>
      <Skeleton height={44} width="60%" />
      <Skeleton height={420} radius="lg" />
    </div>
  );
}

const aMinute = 60_000;

/**
 * This week's overdue visits, and tomorrow's whose walkers have no key, each leading to its list on the calendar. Nothing
 * where there are none. It asks what the calendar and the dashboard ask, so that each finds the other's answer.
 */
function TeamProblems() {
  const now = useNow();
  const date = today(now);
  const [monday, tomorrow] = [startOfWeek(date), addDays(date, 1)];
  const { data: week = [] } = useRead(listSchedules, {
    query: { start: addDays(monday, -1), end: addDays(monday, 7) },
    everyMs: aMinute,
  });
  const { data: near = [] } = useRead(listSchedules, {
    query: { start: date, end: addDays(date, 2) },
    everyMs: aMinute,
  });
  const register = keyRegister(useClients(), useWalkers());
  const overdue = week.filter((visit) => visit.date >= monday && visitOverdue(visit, now)).length;
  const lacking = visitsWithoutKey(near, date, register).filter((visit) => visit.date === tomorrow).length;
  return (
    <>
      {overdue > 0 && (
        <ChipLink tone="bad" to={calendarOn(date, { view: "agenda", only: "overdue" })}>
          {overdue} overdue
        </ChipLink>
      )}
      {lacking > 0 && (
        <ChipLink tone="warn" to={calendarOn(tomorrow, { only: "no-key" })}>
          {lacking} without a key tomorrow
        </ChipLink>
      )}
    </>
  );
}
