import { Box, Button, Group } from "@mantine/core";
import { type AnswerOf, listDuePay, listPayRuns, walkerEarnings } from "@petcare/contract";
import { payWalker } from "@petcare/contract/schemas";
import { firstNameOf, type LocalDate, serviceLabels, serviceTypes } from "@petcare/domain";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { usePages } from "../../../lib/api/pages.ts";
import { type PayBody, payBodies } from "../../../lib/api/pay-bodies.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { daySpan, duration, fullDay, monthDay, shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { WagesFields, wagesPaid } from "../../../parts/money/paid-fields.tsx";
import { DataList } from "../../../ui/data/data-list.tsx";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { useWeek, type WalkerRecord } from "../data.ts";
import { RatesCard } from "../rates-card.tsx";
import { type Due, type PayRunRow, useUpTo } from "./data.ts";
import { PayRunDialog, UndoDialog } from "./dialogs.tsx";
import { Lines, PayLines, PayPapers, Total } from "./papers.tsx";
import classes from "./screen.module.css";
import { obstacleOf, sumsText } from "./words.ts";

/** A walker's pay: what is due, what was paid, and what a week's completed visits earn. */
export function PayTab({ walker, edit }: { walker: WalkerRecord; edit: ReactNode }) {
  const { week, step, today } = useWeek();
  const { to, show } = useUpTo(today);
  const query = useRead(listDuePay, { query: { to, walker_id: walker.id } });
  const work = useRead(walkerEarnings, { params: { id: walker.id }, query: { start: week.first, end: week.end } });
  const due = query.data?.[0];
  const isPayable = due && due.lines.length > 0 && !obstacleOf(due);
  // The other cards wait for the due lines and the form, which would push them down.
  const isPlaced = useLastDefined(query.data ?? query.error ?? undefined) !== undefined;
  return (
    <div className={classes.columns}>
      <Card title="Due" aside={due && count(due.sums.visits, "visit")}>
        <Group align="end" justify="space-between">
          <DateField label="Up to" past value={to} onChange={show} />
          {due && due.lines.length > 0 && (
            <Group gap={8}>
              <PayPapers
                file={`due-up-to-${to}.csv`}
                name={walker.name}
                days={`Up to ${fullDay(to)}`}
                word="Not paid yet"
                how={`on ${fullDay(today)}`}
                lines={due.lines}
                sums={due.sums}
              />
            </Group>
          )}
        </Group>
        <Loaded query={query}>{([one]) => <DueLines due={one} to={to} />}</Loaded>
      </Card>
      <div className={`stack ${classes.rail}`}>
        {isPayable && <PayForm key={walker.id} walker={walker} due={due} today={today} />}
        {isPlaced && <RatesCard walker={walker} edit={edit} />}
        {due && <YearCard due={due} today={today} />}
      </div>
      {isPlaced && (
        <div className="stack">
          <PaidRuns walkerId={walker.id} today={today} />
          <Box maw={360}>
            <PeriodSteps title={daySpan(week.first, week.last)} unit="week" onStep={step} />
          </Box>
          <Loaded query={work} failed="Failed to load earnings data">
            {(earnings) => <Work earnings={earnings} />}
          </Loaded>
        </div>
      )}
    </div>
  );
}

function DueLines({ due, to }: { due: Due | undefined; to: LocalDate }) {
  if (!due || due.lines.length === 0) return <EmptyState title={`Nothing is due up to ${shortDay(to)}`} />;
  const obstacle = obstacleOf(due);
  return (
    <>
      {obstacle && <Notice tone="warn">{obstacle}</Notice>}
      <div>
        <PayLines lines={due.lines} />
        <Total of={`Due up to ${shortDay(to)}`} dollars={due.sums.total} />
      </div>
    </>
  );
}

/** Records that a walker was paid the due lines on the screen. */
function PayForm({ walker, due, today }: { walker: WalkerRecord; due: Due; today: LocalDate }) {
  const name = firstNameOf(walker.name);
  const total = formatDollars(due.sums.total);
  const form = useContractForm({
    schema: payWalker.body,
    labels: { paid_on: "Paid on" },
    words: { paid_on: () => "Choose a day" },
    fields: useFields(wagesPaid(today)),
    // The form is drawn only if something is due, so there is at least one pay run.
    toBody: ({ paid_on, method, note }) =>
      payBodies(due, { paid_on: paid_on as LocalDate, method, note: textOrNull(note) })[0] as PayBody,
    save: async (first) => {
      for (const body of payBodies(due, first)) await call(payWalker, { body });
      return total;
    },
    onSaved: (_sent, paid) => toast(`${name} is marked as paid, ${paid}`),
  });
  return (
    <Card title={`Pay ${name}`}>
      <form {...form.props} className="stack gap-14" aria-label={`Pay ${name}`}>
        <p className={classes.sum}>
          <b>{total}</b>
          <small>{sumsText(due.sums)}</small>
        </p>
        <WagesFields form={form} columns={2} />
        {form.failure && <Failure error={form.failure} fallback="Failed to mark as paid. Please try again." />}
        <Button type="submit">{form.isSaving ? "Marking..." : `Mark as paid, ${total}`}</Button>
        <p className="quiet">
          {`What changes later comes with the next pay. ${name} reads in Earnings which walks are paid, and when.`}
        </p>
      </form>
    </Card>
  );
}

const YearCard = ({ due: { paid_this_year: paid, sums }, today }: { due: Due; today: LocalDate }) => (
  <Card title={`${today.slice(0, 4)} so far`}>
    <Group component="p" justify="space-between">
      <span>{`Paid, ${count(paid.times, "time")}`}</span>
      <b>{formatDollars(paid.total)}</b>
    </Group>
    <Group component="p" justify="space-between">
      <span>Still due</span>
      <b>{formatDollars(sums.total)}</b>
    </Group>
    <Total of="Together" dollars={sumDollars([paid.total, sums.total])} />
  </Card>
);

const columnsOf = (today: LocalDate): Column<PayRunRow>[] => [
  { head: "Period", cell: ({ period }) => periodText(period, today) },
  { head: "Visits", align: "end", cell: ({ sums }) => sums.visits },
  { head: "Work", align: "end", cell: ({ sums }) => formatDollars(sumDollars([sums.work, sums.corrections])) },
  { head: "Tips", align: "end", cell: ({ sums }) => (sums.tips === 0 ? "" : formatDollars(sums.tips)) },
  {
    head: "How",
    cell: ({ method, paid_on, status }) => (status === "undone" ? "Undone" : `${method}, ${nearDay(paid_on, today)}`),
  },
  {
    head: "Paid",
    align: "end",
    cell: ({ sums, status }) =>
      status === "undone" ? <s>{formatDollars(sums.total)}</s> : <b>{formatDollars(sums.total)}</b>,
  },
];

/** The pay runs, the latest first. Each opens with its lines and the button to undo it. */
function PaidRuns({ walkerId, today }: { walkerId: string; today: LocalDate }) {
  const list = usePages(listPayRuns, { query: { walker_id: walkerId, limit: 12 } }, 5 * 60_000);
  const [params] = useSearchParams();
  const { last, shown, opening, open } = useDialogInAddress(["run", "undo"]);
  const opened = last && { id: last.id, today, ...shown };
  return (
    <Card title="Paid periods" aside="locked as they were paid">
      <DataList list={list} empty={<EmptyState title="Nothing was paid yet" />} more="Show earlier periods">
        {(runs) => (
          <DataTable
            caption="Paid periods"
            columns={columnsOf(today)}
            rows={runs}
            keyOf={(run) => run.id}
            linkOf={(run) => `?${new URLSearchParams([...params, ["run", run.id]])}`}
            isQuiet={({ status }) => status === "undone"}
          />
        )}
      </DataList>
      {opened && last.kind === "run" && (
        <PayRunDialog key={opening} {...opened} onUndo={() => open("undo", opened.id)} />
      )}
      {opened && last.kind === "undo" && <UndoDialog key={opening} {...opened} />}
    </Card>
  );
}

function Work({ earnings }: { earnings: AnswerOf<typeof walkerEarnings> }) {
  const { total_walks, tips, total_earnings, receipt_items, earnings_by_service } = earnings;
  if (total_walks === 0 && tips === 0) return <EmptyState title="No completed walks in these days" />;
  return (
    <Card title="Work" aside={count(total_walks, "completed walk")}>
      {serviceTypes
        .map((service) => ({ service, ...earnings_by_service[service] }))
        .filter((of) => of.count > 0)
        .map((of) => (
          <Lines
            key={of.service}
            title={serviceLabels[of.service]}
            amount={count(of.count, "walk")}
            total={of.total}
            lines={receipt_items
              .filter(({ service }) => service === of.service)
              .map(({ date, pets, minutes, paid_on, amount }, id) => ({
                id,
                date,
                what: (
                  <>
                    {petsText(pets)}{" "}
                    <small>
                      {[duration(minutes), paid_on && `paid ${monthDay(paid_on)}`].filter(Boolean).join(", ")}
                    </small>
                  </>
                ),
                amount: formatDollars(amount),
              }))}
          />
        ))}
      <Total of="Earned" dollars={total_earnings} />
      {tips !== 0 && <Total of="Tips" dollars={tips} />}
    </Card>
  );
}
