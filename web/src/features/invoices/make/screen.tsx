import { Button, Group, Stack, Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import { previewInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { completeVisit } from "../../../lib/api/bookings.ts";
import { useClients, usePeopleReady, useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { fullDay, monthName, shortDay, today as todayOf } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { Sums } from "../../../parts/invoices/sums.tsx";
import { useDraft } from "../../../parts/kept-edits.ts";
import type { Period } from "../../../parts/periods/periods.ts";
import { CompleteDialog } from "../../../parts/visits/complete-dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Outline } from "../../../ui/feedback/outline.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { sendsNothing } from "../../../ui/form/form-rules.ts";
import { useCheckedForm } from "../../../ui/form/use-checked-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { Redirect } from "../../../ui/layout/redirect.tsx";
import { type Bill, billProblems, billsOf, type MakeForm, type MakeValues, type Preview } from "../bills/data.ts";
import { ClientBills } from "../bills/screen.tsx";
import { clientNameIn, useClientsById } from "../data.ts";
import { LeftOutVisits } from "../left-out/screen.tsx";
import { MadeScreen, type MadeState, Outcomes } from "../made/screen.tsx";
import { useMakePeriod, useMaking } from "./data.ts";
import classes from "./screen.module.css";
import { LaterWork, sumsOf } from "./words.tsx";

/** Makes invoices, then shows them. */
export function MakeScreen() {
  const made = useLocation().state as MadeState | null;
  const today = todayOf(useNow());
  const isReady = usePeopleReady();
  if (!made?.made) return <Making today={today} />;
  return isReady ? <MadeScreen {...made} today={today} /> : <Outline heights={[120, 480]} />;
}

function Making({ today }: { today: LocalDate }) {
  useTitle("Make invoices");
  const { unit, period, isChosen, running, client, step, chooseUnit, chooseClient } = useMakePeriod(today);
  const { from, to } = period;
  const query = useRead(previewInvoices, { query: { from, to, ...(client && { client_id: client }) } });
  const isReady = usePeopleReady();
  const clients = useClients().toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Stack gap={14} maw={1320}>
      <Group gap="10px 14px">
        <PeriodSteps
          title={unit === "month" ? monthName(from) : `${shortDay(from)} – ${fullDay(to)}`}
          unit={unit}
          onStep={step}
        />
        <FilterSelect
          label="By"
          all="Week"
          options={[{ value: "month", label: "Month" }]}
          value={unit === "month" ? "month" : undefined}
          onChange={chooseUnit}
        />
        <FilterSelect
          label="Client"
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
          value={client}
          onChange={chooseClient}
        />
      </Group>
      <Loaded query={query} loading={<Outline heights={[120, 480]} />}>
        {(preview) => {
          const isEmpty = preview.left_out.length === 0 && preview.clients.every(({ lines }) => lines.length === 0);
          // Where the last period has nothing to bill, it opens on the running one.
          if (!isChosen && isEmpty && preview.later.visits > 0) return <Redirect to={running.address} />;
          // Without their names, all clients would seem deleted.
          if (!isReady) return <Outline heights={[120, 480]} />;
          return (
            <Bills key={`${from} ${client}`} preview={preview} period={period} today={today}>
              <LaterWork later={preview.later} to={to} running={running} />
            </Bills>
          );
        }}
      </Loaded>
    </Stack>
  );
}

/** The names of the dialogs in the address. Those that edit and cancel a visit are every screen's. */
const dialogs = ["complete", "edit", "cancel"] as const;

interface BillsProps {
  preview: Preview;
  period: Period;
  today: LocalDate;
  /** Shown where there is nothing to bill. */
  children: ReactNode;
}

/** Shows the bills to come. What is typed is kept in this tab until the invoices are made. */
function Bills({ preview, period, today, children }: BillsProps) {
  const stored: MakeValues = { due: preview.due, note: "", off: [], creditOff: [], adjustments: [] };
  const form = useCheckedForm({
    ...sendsNothing,
    fields: useEdits(stored, useDraft(`make-invoices:${period.from}`, stored)),
    check: (values: MakeValues) => billProblems(billsOf(preview, values), values),
  });
  const { values } = form;
  const clients = useClientsById();
  const team = useWalkers();
  const nameOf = (bill: Bill) => clientNameIn(clients, bill.preview.client_id);
  const bills = billsOf(preview, values).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const chosen = bills.filter(({ isOn }) => isOn);
  const navigate = useNavigate();
  const { search } = useLocation();
  const making = useMaking((made, { due }) => {
    const state: MadeState = { made, due: due as LocalDate };
    navigate({ search }, { replace: true, state });
  });
  const { dialog, opening, open, shown } = useDialogInAddress(dialogs);
  const isCompleting = dialog?.kind === "complete";
  const completed = useLastDefined(
    isCompleting ? preview.left_out.find(({ visit_id }) => visit_id === dialog.id) : undefined,
  );
  return (
    // No form element: Enter in a field must not make invoices.
    <div id={form.id} className={classes.columns}>
      <Stack>
        {!making.busy && <Outcomes made={making.made} />}
        {preview.left_out.length > 0 && <LeftOutVisits visits={preview.left_out} onOpen={open} />}
        {preview.to_come > 0 && (
          <p className="quiet">{`${count(preview.to_come, "visit")} still to come by ${shortDay(period.to)}`}</p>
        )}
        {bills.length > 0 ? (
          <ClientBills bills={bills} form={form} today={today} />
        ) : (
          <EmptyState title="Nothing to bill">
            Every completed visit up to these days is on an invoice, or written off.
            {children}
          </EmptyState>
        )}
      </Stack>
      {bills.length > 0 && (
        <div className={classes.rail}>
          <MakeRail
            bills={chosen}
            form={form}
            making={making}
            leftOut={preview.left_out.length}
            onMake={() => {
              if (Object.keys(form.explain()).length === 0) making.send({ bills: chosen, values });
            }}
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
          opened={isCompleting}
        />
      )}
    </div>
  );
}

interface MakeRailProps {
  bills: readonly Bill[];
  form: MakeForm;
  making: ReturnType<typeof useMaking>;
  leftOut: number;
  onMake: () => void;
}

function MakeRail({ bills, form, making, leftOut, onMake }: MakeRailProps) {
  const clients = useClientsById();
  const { done = 0, of } = making.progress ?? {};
  const s = leftOut === 1 ? "s" : "";
  return (
    <Card title={count(bills.length, "invoice")}>
      <Sums sums={sumsOf(bills, clients)} />
      <DateField label="Due" {...form.field("due")} />
      <Textarea
        label="Note on every invoice"
        description={`Each has this anyway: “${business.howToPay}”`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        {...form.text("note")}
      />
      {making.error && <Failure error={making.error} fallback="Failed to make the invoices. Please try again." />}
      <Button disabled={bills.length === 0} onClick={onMake}>
        {!making.busy && `Make ${count(bills.length, "invoice")}`}
        {making.busy && (done > 0 ? `Making… ${done} of ${of}` : "Making...")}
      </Button>
      <Button variant="subtle" component={Link} to="/admin/invoices">
        Cancel
      </Button>
      <p className="quiet">
        {leftOut > 0 &&
          `The ${count(leftOut, "unfinished visit")} stay${s} behind and show${s} up as unfinished until settled. `}
        Pressing twice makes no second invoice.
      </p>
    </Card>
  );
}
