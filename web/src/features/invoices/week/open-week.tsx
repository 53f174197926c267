import { Link } from "react-router-dom";
import { completeVisit } from "../../../lib/api/bookings.ts";
import { useWalkers } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { useDraft } from "../../../parts/kept-edits.ts";
import { CompleteDialog } from "../../../parts/visits/complete-dialog.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { Differences } from "../books/differences.tsx";
import { CarryDialog } from "./carry-dialog.tsx";
import { CloseRail } from "./close-rail.tsx";
import { OverdueCheck, PayCheck } from "./money-checks.tsx";
import { PayAllDialog } from "./pay-all-dialog.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { ReportsCheck, ToBillCheck, UnassignedCheck, UnfinishedCheck } from "./visit-checks.tsx";
import { type Carried, carriedStill, leftIn, type OpenWeek } from "./week.ts";
import classes from "./week-screen.module.css";

/** Over the screen lie the owner's dialogs that edit and cancel a visit, and those of its own. */
const dialogs = ["complete", "edit", "cancel", "carry", "pay-all", "sign"] as const;

interface OpenWeekProps {
  week: OpenWeek;
  today: OpenWeek["monday"];
}

/** Shows what is left to settle before a week is closed. Reasons stay in this tab until it is closed. */
export function OpenWeekView({ week, today }: OpenWeekProps) {
  const stored: { carried: Carried[] } = { carried: [] };
  const fields = useEdits(stored, useDraft(`close-week:${week.monday}`, stored));
  const carried = carriedStill(week, fields.values.carried);
  const left = leftIn(week, carried);
  const team = useWalkers();
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const kind = useLastDefined(dialog?.kind);
  const about = useLastDefined(dialog?.id);
  const completed = useLastDefined(
    kind === "complete" ? week.unfinished.find((one) => one.visit_id === about) : undefined,
  );
  const shown = { opened: dialog !== undefined, onClose: () => closeOpening(opening) };

  const carry = (some: readonly Carried[]) =>
    fields.change({ carried: [...carried.filter((other) => !some.some((one) => isSame(one, other))), ...some] });
  const takeBack = (one: Omit<Carried, "reason">) =>
    fields.change({ carried: carried.filter((other) => !isSame(one, other)) });
  const carrying = {
    carried,
    onCarry: (of: Carried["kind"], id: string) => open("carry", `${of}.${id}`),
    onTakeBack: takeBack,
  };
  return (
    <div className={classes.columns}>
      <div className={classes.lists}>
        <UnfinishedCheck week={week} onOpen={open} />
        <UnassignedCheck week={week} onOpen={open} />
        <ReportsCheck week={week} />
        <ToBillCheck week={week} />
        <OverdueCheck
          week={week}
          today={today}
          left={left.overdue}
          onCarryAll={() => open("carry", "invoices")}
          {...carrying}
        />
        <PayCheck week={week} left={left.pay} onPayAll={() => open("pay-all", "1")} {...carrying} />
      </div>
      <div className={classes.rail}>
        <CloseRail left={left} differs={week.differences.length > 0} onClose={() => open("sign", "1")} />
        <WeekBooks week={week} />
      </div>
      {completed && kind === "complete" && (
        // Each opening is a form of its own, as below.
        <CompleteDialog
          key={opening}
          {...shown}
          visit={completed}
          walkerName={team.find(({ id }) => id === completed.walker_id)?.name}
          save={(body) => completeVisit(completed.visit_id, body)}
        />
      )}
      {kind === "carry" && about && (
        <CarryDialog key={opening} {...shown} week={week} carried={carried} about={about} onCarry={carry} />
      )}
      {kind === "pay-all" && <PayAllDialog key={opening} {...shown} week={week} carried={carried} today={today} />}
      {kind === "sign" && <SignDialog key={opening} {...shown} week={week} carried={carried} />}
    </div>
  );
}

const isSame = (a: Omit<Carried, "reason">, b: Omit<Carried, "reason">) => a.kind === b.kind && a.id === b.id;

/** Shows where the week's work is billed, and what will be kept of it. Each figure has its visits behind it. */
function WeekBooks({ week: { monday, sunday, figures, differences } }: { week: OpenWeek }) {
  const walks = (bill?: string) =>
    `/admin/completed-walks?${new URLSearchParams({ from: monday, to: sunday, ...(bill && { bill }) })}`;
  const parts = [
    { sign: "", name: "Completed work", dollars: figures.completed, to: walks() },
    { sign: "=", name: "On invoices", dollars: figures.on_invoices, to: walks("invoiced") },
    { sign: "+", name: "Not yet invoiced", dollars: figures.to_bill, to: walks("to-bill") },
    { sign: "+", name: "Written off", dollars: figures.written_off, to: walks("written-off") },
  ];
  return (
    <>
      <Card title="The week’s books">
        <dl className={classes.sums}>
          {parts.map(({ sign, name, dollars, to }) => (
            <div key={name}>
              <dt>
                <span aria-hidden="true">{sign}</span> <Link to={to}>{name}</Link>
              </dt>
              <dd>{formatDollars(dollars)}</dd>
            </div>
          ))}
        </dl>
        {differences.length > 0 ? (
          <Differences differences={differences} />
        ) : (
          <p className={classes.good}>
            <CheckIcon size={16} /> Adds up to the cent
          </p>
        )}
      </Card>
      <section className={classes.kept} aria-labelledby="what-is-kept">
        <h3 id="what-is-kept">What is kept</h3>
        <p>
          The figures, the reasons and each visit, as they are at that moment. What changes later is in the history.
        </p>
      </section>
    </>
  );
}
