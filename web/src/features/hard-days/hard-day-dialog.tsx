import { Button, Group } from "@mantine/core";
import { continueHardDay, listHardDays, undoHardDay } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import type { ReactNode } from "react";
import { call } from "../../lib/api/api.ts";
import { useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { today } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { DateField } from "../../parts/date-field.tsx";
import type { Shown } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import { type HardDay, type HardDayValues, type Preview, type StoredDay, sunday, useClientOf } from "./data.ts";
import { begunWords, capital, daysWords, doesWords, lineWords, stateWords, whyWords } from "./words.ts";

interface HardDayDialogProps extends Shown {
  hardDay: HardDay;
  title: string;
  /** The button's words while there is nothing to do. */
  idle: string;
  /** Whether visits are cancelled. */
  isDanger?: boolean;
  /** Draws the sums, next to the buttons. */
  sum: (preview: Preview) => ReactNode;
  /** The fields after the days. */
  children?: ReactNode;
  /** The words for days without visits. */
  nothing: string;
  /** Draws the visits and what will happen to them. */
  list: (preview: Preview) => ReactNode;
}

/** The dialog of every kind of hard day: the days, the effect on their visits, and the button. */
export function HardDayDialog({ hardDay, idle, sum, children, nothing, list, ...dialog }: HardDayDialogProps) {
  const { form, preview, isCurrent, error, query } = hardDay;
  const does = preview && doesWords(preview);
  return (
    <FormDialog
      above
      {...dialog}
      width={720}
      form={form}
      action={does ? capital(does) : idle}
      keep="Not now"
      failed="Failed. Please try again."
      isOff={!does || !isCurrent}
      summary={preview && preview.visits.length > 0 && sum(preview)}
    >
      <div className="stack" aria-busy={!isCurrent}>
        <StoredDays of={form.values} />
        <DayFields form={form} />
        {children}
        {error ? (
          <Failure error={error} />
        ) : (
          <Loaded query={query}>
            {(answer) =>
              answer.visits.length === 0 ? (
                <EmptyState title="No visits">{answer.begun > 0 ? begunWords(answer.begun) : nothing}</EmptyState>
              ) : (
                <>
                  <Group gap="4px 20px" className="muted">
                    <span>
                      <b>{count(answer.visits.length, "visit")}</b> to come
                    </span>
                    <b>{count(new Set(answer.visits.map(({ client_id }) => client_id)).size, "client")}</b>
                    {answer.begun > 0 && <span>{begunWords(answer.begun)}</span>}
                  </Group>
                  {list(answer)}
                </>
              )
            }
          </Loaded>
        )}
      </div>
    </FormDialog>
  );
}

/** Asks for the days: today, through Sunday, or others. */
function DayFields({ form }: Pick<HardDay, "form">) {
  const { range, from } = form.values;
  const options: { value: HardDayValues["range"]; label: string }[] = [
    { value: "today", label: "Today" },
    ...(sunday() === today() ? [] : [{ value: "week" as const, label: "Through Sunday" }]),
    { value: "other", label: "Other days" },
  ];
  return (
    <>
      <ChoiceButtons
        legend="Which days"
        options={options}
        value={range}
        onChange={(value) => form.set("range", value)}
      />
      {range === "other" && (
        <FieldPair>
          <DateField label="First day" minDate={today()} {...form.field("from")} />
          <DateField label="Last day" minDate={from || today()} {...form.field("through")} />
        </FieldPair>
      )}
    </>
  );
}

const isHalfDone = ({ state }: StoredDay) => state === "doing" || state === "undoing";

/** Lists the last three hard days of the same person, and all interrupted ones, to continue or undo them. */
function StoredDays({ of: { kind, about } }: { of: HardDayValues }) {
  const { data = [] } = useRead(listHardDays);
  const days = data
    .filter((day) => day.kind === kind && (day.about ?? "") === about)
    .filter((day, at) => at < 3 || isHalfDone(day));
  if (days.length === 0) return null;
  return (
    <ul className="stack gap-8" aria-label="What was done">
      {days.map((day) => (
        <StoredDayLine key={day._id} day={day} />
      ))}
    </ul>
  );
}

function StoredDayLine({ day }: { day: StoredDay }) {
  const names = new Map(useWalkers().map(({ id, name }) => [id, firstNameOf(name)]));
  const sending = useSend({
    mutationFn: (endpoint: typeof undoHardDay | typeof continueHardDay) => call(endpoint, { params: { id: day._id } }),
  });
  const isBack = day.state === "undoing" || day.state === "undone";
  return (
    <li className="inset">
      <Group justify="space-between" gap="4px 16px">
        <p>
          <b>{stateWords(day)}</b> {daysWords(day)}
        </p>
        {isHalfDone(day) && (
          <Button size="sm" loading={sending.busy} onClick={() => sending.send(continueHardDay)}>
            Continue
          </Button>
        )}
        {day.state === "done" && day.undoable_until && (
          <Button size="sm" variant="default" loading={sending.busy} onClick={() => sending.send(undoHardDay)}>
            Undo
          </Button>
        )}
      </Group>
      {day.left.map((line) => (
        <p key={line._id} className="quiet">
          {isBack ? "Not put back" : "Left as it is"}: {lineWords(line)},{" "}
          {whyWords(line.why, names.get(line.walker_id ?? ""))}
        </p>
      ))}
      {sending.error && <Failure error={sending.error} fallback="Failed. Please try again." />}
    </li>
  );
}

interface UnfitVisitsProps extends Pick<HardDay, "form"> {
  preview: Preview;
  /** 'fits nobody', and its plural. */
  words: readonly [one: string, many: string];
  options: readonly { value: HardDayValues["unfit"]; label: string }[];
}

/** Lists the visits without a place, and asks what should happen to them. */
export function UnfitVisits({ form, preview, words: [one, many], options }: UnfitVisitsProps) {
  const clientOf = useClientOf();
  const unfit = preview.visits.filter((line) => line.unfit);
  if (unfit.length === 0) return null;
  return (
    <section className="stack gap-10 inset" aria-label="What finds no place">
      <b>{count(unfit.length, `visit ${one}`, `visits ${many}`)}</b>
      <ul>
        {unfit.map((line) => (
          <li key={line._id}>
            {lineWords(line)}, {clientOf(line)}
          </li>
        ))}
      </ul>
      <ChoiceButtons
        legend="What becomes of them"
        hideLegend
        options={options}
        value={form.values.unfit}
        onChange={(value) => form.set("unfit", value)}
        stacks
      />
    </section>
  );
}
