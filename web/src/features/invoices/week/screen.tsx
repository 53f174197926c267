import { Button, Group, Stack } from "@mantine/core";
import { getWeek, me } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import { completeVisit } from "../../../lib/api/bookings.ts";
import { usePeopleReady, useWalkers } from "../../../lib/api/people.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { daySpan, today as todayOf } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { Sums } from "../../../parts/invoices/sums.tsx";
import { useDraft } from "../../../parts/kept-edits.ts";
import { CompleteDialog } from "../../../parts/visits/complete-dialog.tsx";
import { Outline } from "../../../ui/feedback/outline.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { CheckIcon, LockIcon } from "../../../ui/theme/icons.tsx";
import { Differences, equationOf } from "../books/screen.tsx";
import { type Check, leftIn, useChecks } from "../checks/data.tsx";
import { Checks } from "../checks/screen.tsx";
import { ClosedWeeks, ClosedWeekView } from "../closed-weeks/screen.tsx";
import layout from "../make/screen.module.css";
import { type Carried, type OpenWeek, stillCarried, useWeekInAddress, weekDialogs } from "./data.ts";
import { CarryDialog, PayAllDialog, SignDialog } from "./dialogs.tsx";
import classes from "./screen.module.css";

/** Closes a week: shows what is left to settle, or the figures of a closed week, and the list of closed weeks. */
export function WeekScreen() {
  useTitle("Close the week");
  const today = todayOf(useNow());
  const { monday, isLast, step } = useWeekInAddress(today);
  const query = useRead(getWeek, { params: { monday }, everyMs: invoicesEveryMs });
  // Without their names, all clients and walkers would seem deleted.
  const isReady = usePeopleReady();
  return (
    <Stack gap={20} maw={1320}>
      <Group>
        <PeriodSteps title={daySpan(monday, addDays(monday, 6))} unit="week" isLast={isLast} onStep={step} />
      </Group>
      <Loaded query={query} loading={<Outline heights={["max(560px, 80dvh)", 280]} className={layout.columns} />}>
        {(week) => {
          if (!isReady) return <Outline heights={["max(560px, 80dvh)", 280]} className={layout.columns} />;
          return week.state === "open" ? (
            <OpenWeekView key={monday} week={week} today={today} />
          ) : (
            <ClosedWeekView key={monday} week={week} />
          );
        }}
      </Loaded>
      <ClosedWeeks today={today} />
    </Stack>
  );
}

type Named = Pick<Carried, "kind" | "id">;
const isSame = (a: Named, b: Named) => a.kind === b.kind && a.id === b.id;

/** Shows what is left to settle before a week is closed. Reasons are kept in this tab until then. */
function OpenWeekView({ week, today }: { week: OpenWeek; today: LocalDate }) {
  const stored: { carried: Carried[] } = { carried: [] };
  const fields = useEdits(stored, useDraft(`close-week:${week.monday}`, stored));
  const carried = stillCarried(week, fields.values.carried);
  const team = useWalkers();
  const { last, opening, open, shown } = useDialogInAddress(weekDialogs);
  const kind = last?.kind;
  const completed = useLastDefined(
    kind === "complete" ? week.unfinished.find(({ visit_id }) => visit_id === last?.id) : undefined,
  );
  const carry = (some: readonly Carried[]) =>
    fields.change({ carried: [...carried.filter((other) => !some.some((one) => isSame(one, other))), ...some] });
  const takeBack = (one: Named) => fields.change({ carried: carried.filter((other) => !isSame(one, other)) });
  const checks = useChecks({ week, today, carried, open, takeBack });
  const { monday, sunday, figures, differences } = week;
  return (
    <div className={layout.columns}>
      <Checks checks={checks} />
      <div className={`stack ${layout.rail}`}>
        <CloseRail checks={checks} isBalanced={differences.length === 0} onClose={() => open("sign", "1")} />
        <Card title="The week’s books">
          <Sums sums={equationOf(figures, monday, sunday)} />
          {differences.length > 0 ? (
            <Differences differences={differences} />
          ) : (
            <p className={classes.good}>
              <CheckIcon size={16} /> Adds up to the cent
            </p>
          )}
        </Card>
        <Card title="What is kept">
          <p className="quiet">
            The figures, the reasons and each visit, as they are at that moment. What changes later is in the history.
          </p>
        </Card>
      </div>
      {completed && kind === "complete" && (
        // Each opening has a form of its own, as below.
        <CompleteDialog
          key={opening}
          {...shown}
          visit={completed}
          walkerName={team.find(({ id }) => id === completed.walker_id)?.name}
          save={(body) => completeVisit(completed.visit_id, body)}
        />
      )}
      {kind === "carry" && (
        <CarryDialog key={opening} {...shown} week={week} carried={carried} about={last?.id ?? ""} onCarry={carry} />
      )}
      {kind === "pay-all" && <PayAllDialog key={opening} {...shown} week={week} carried={carried} today={today} />}
      {kind === "sign" && <SignDialog key={opening} {...shown} week={week} carried={carried} />}
    </div>
  );
}

interface CloseRailProps {
  checks: readonly Check[];
  /** Whether the books of the week add up. */
  isBalanced: boolean;
  onClose: () => void;
}

function CloseRail({ checks, isBalanced, onClose }: CloseRailProps) {
  const name = useRead(me).data?.name;
  const open = checks.filter((check) => leftIn(check) > 0);
  return (
    <Card
      title={
        <span role="status">
          <b>
            {checks.length - open.length} of {checks.length}
          </b>{" "}
          at zero
        </span>
      }
    >
      {open.length > 0 && (
        <ul className={classes.left}>
          {open.map((check) => (
            <li key={check.id}>
              <a href={`#${check.id}`}>{check.leftWords(leftIn(check))}</a>
            </li>
          ))}
        </ul>
      )}
      <Button leftSection={<LockIcon size={18} />} disabled={open.length > 0 || !isBalanced} onClick={onClose}>
        Close the week
      </Button>
      <p className="quiet">
        {open.length > 0 && "It opens when all six are at zero. "}
        {open.length === 0 && !isBalanced && "It opens once the books add up. "}
        You sign as <b>{name ?? "…"}</b>.
      </p>
    </Card>
  );
}
