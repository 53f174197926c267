import type { LocalDate } from "@petcare/domain";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { completeVisit } from "../../../lib/api/bookings.ts";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { useDraft } from "../../../parts/kept-edits.ts";
import { CompleteDialog } from "../../../parts/visits/complete-dialog.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { sendsNothing } from "../../../ui/form/form-rules.ts";
import { useCheckedForm } from "../../../ui/form/use-checked-form.ts";
import { clientNameIn } from "../invoice.ts";
import { type Bill, billProblems, billsOf, type MakeValues, type Preview } from "./bills.ts";
import { ClientBills } from "./client-bills.tsx";
import { LeftOutVisits } from "./left-out.tsx";
import type { MadeState } from "./made-screen.tsx";
import type { MakePeriod } from "./make-period.ts";
import { MakeRail } from "./make-rail.tsx";
import classes from "./make-screen.module.css";
import { Outcomes } from "./outcomes.tsx";
import { useMaking } from "./use-making.ts";

/** Over the screen lie the owner's dialogs that edit and cancel a visit, and one of its own that completes it. */
const dialogs = ["complete", "edit", "cancel"] as const;

interface MakeFormProps {
  preview: Preview;
  period: MakePeriod;
  today: LocalDate;
  /** Leads to the work to bill, once there is none in these days. */
  nothing: ReactNode;
}

/** Shows what is billed to whom. What is typed stays in this tab until the invoices are made. */
export function MakeForm({ preview, period, today, nothing }: MakeFormProps) {
  const stored: MakeValues = { due: preview.due, note: "", off: [], creditOff: [], adjustments: [] };
  const fields = useEdits(stored, useDraft(`make-invoices:${period.from}`, stored));
  const form = useCheckedForm({
    ...sendsNothing,
    fields,
    check: (values: MakeValues) => billProblems(billsOf(preview, values), values),
  });
  const { values } = form;
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const nameOf = ({ preview: { client_id } }: Bill) => clientNameIn(clients, client_id);
  const bills = billsOf(preview, values).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const chosen = bills.filter(({ isOn }) => isOn);
  const navigate = useNavigate();
  const { search } = useLocation();
  const making = useMaking((made, { due }) => {
    const state: MadeState = { made, due: due as LocalDate };
    navigate({ search }, { replace: true, state });
  });
  const team = useWalkers();
  const adjusted = bills.filter(({ adjustments }) => adjustments.length > 0).map(({ key }) => key);
  const [find, setFind] = useState("");
  const [unfolded, setUnfolded] = useState<readonly string[]>(adjusted);
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const shown = { opened: dialog?.kind === "complete", onClose: () => closeOpening(opening) };
  const completed = useLastDefined(
    dialog?.kind === "complete" ? preview.left_out.find(({ visit_id }) => visit_id === dialog.id) : undefined,
  );

  const make = () => {
    // What is wrong is told at its field, which a folded bill does not show, nor one that is not looked for.
    setFind("");
    setUnfolded((before) => [...before, ...adjusted]);
    if (Object.keys(form.explain()).length === 0) making.send({ bills: chosen, values });
  };

  return (
    // No form element: Enter in a field must not make invoices.
    <div id={form.id} className={classes.form}>
      <div className="stack">
        {!making.busy && <Outcomes made={making.made} clients={clients} />}
        {preview.left_out.length > 0 && (
          <LeftOutVisits visits={preview.left_out} clients={clients} team={team} onOpen={open} />
        )}
        {preview.to_come > 0 && (
          <p className="quiet">{`${count(preview.to_come, "visit")} still to come by ${shortDay(period.to)}`}</p>
        )}
        {bills.length > 0 ? (
          <ClientBills
            bills={bills}
            clients={clients}
            team={team}
            today={today}
            form={form}
            find={find}
            onFind={setFind}
            unfolded={unfolded}
            onUnfold={setUnfolded}
          />
        ) : (
          <EmptyState title="Nothing to bill">
            Every completed visit up to these days is on an invoice, or written off.
            {nothing}
          </EmptyState>
        )}
      </div>
      {bills.length > 0 && (
        <div className={classes.rail}>
          <MakeRail
            bills={chosen}
            clients={clients}
            form={form}
            making={making}
            leftOut={preview.left_out.length}
            onMake={make}
          />
        </div>
      )}
      {completed && (
        // Each opening is a form of its own.
        <CompleteDialog
          key={opening}
          visit={completed}
          walkerName={team.find(({ id }) => id === completed.walker_id)?.name}
          save={(body) => completeVisit(completed.visit_id, body)}
          {...shown}
        />
      )}
    </div>
  );
}
