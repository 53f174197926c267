import { Button, NativeSelect } from "@mantine/core";
import { type CalendarVisit, listSchedules, moveVisit } from "@petcare/contract";
import { type EditScope, timeFrames } from "@petcare/domain";
import { useState } from "react";
import { useActPreview } from "../../../lib/api/use-act-preview.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { frameBrief, shortDay, today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { extentOf, keptWords } from "../../../parts/series/effect-words.ts";
import { PartChanges } from "../../../parts/series/part-changes.tsx";
import { ScopeChoice } from "../../../parts/series/scope-choice.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { rangeOf } from "../address.ts";
import { type Walker, walkerNamed } from "../board/data.ts";
import { useMoving } from "./context.tsx";
import type { MoveAnswer } from "./send-move.ts";
import { changesTo, fitOf, fitWords, isThere, type Target, targetOf, whenWords } from "./target.ts";

interface MovingDialogsProps {
  /** The visits of the period that is shown. */
  visits: readonly CalendarVisit[];
  walkers: readonly Walker[];
}

/** The dialogs of moving a visit: one names its place, one confirms a move. */
export function MovingDialogs({ visits, walkers }: MovingDialogsProps) {
  const { question } = useMoving();
  const found = visits.find(({ _id }) => _id === question?.id);
  // The visit as it was: the board shows it in its new place while the dialog is still closing.
  const [visit, keep] = useState(found);
  if (found && found._id !== visit?._id) keep(found);
  if (!question || visit?._id !== question.id) return null;
  const { target } = question;
  if (!target) return <NameTarget visit={visit} walkers={walkers} />;
  return <AskMove visit={visit} target={target} who={walkerNamed(walkers, target.walker_id)} />;
}

/** Asks how much of a series moves, and whether a visit is meant to go to a day of the past. */
function AskMove({ visit, target, who }: { visit: CalendarVisit; target: Target; who: string }) {
  const { confirm, cancelMove } = useMoving();
  const [scope, setScope] = useState<EditScope>("occurrence");
  const otherDay = target.date !== visit.date;
  const hasScopes = visit.recurring && !otherDay;
  const one = usePreview(mayReprice(visit, target), visit, target, "occurrence");
  const following = usePreview(hasScopes, visit, target, "following");
  const series = usePreview(hasScopes, visit, target, "series");
  const preview = { occurrence: undefined, following, series }[scope];
  const extent = preview?.answer ? ` ${extentOf(preview.answer.effect)}` : "";
  return (
    <Dialog
      opened
      onClose={cancelMove}
      title={`Move ${petsText(visit.pet_names)} to ${who}?`}
      width={480}
      problem={preview?.error && <Failure error={preview.error} />}
      leave="Put it back"
      footer={
        <Button
          data-autofocus
          loading={preview !== undefined && !preview.answer && !preview.error}
          disabled={preview?.error != null}
          onClick={() => confirm({ visit, target, scope, plan: preview?.plan })}
        >
          Move{scope === "occurrence" ? " 1 visit" : extent}
        </Button>
      }
    >
      <p>
        From {whenWords(visit)} to {whenWords(target)}
      </p>
      {target.date < today() && otherDay && <Notice tone="warn">{shortDay(target.date)} is past.</Notice>}
      {visit.recurring && otherDay && (
        <p>A series keeps its days. Move this visit alone, or end the series here and book a new one.</p>
      )}
      <div role="status">
        <PartChanges parts={(preview ?? one).answer?.effect.parts} />
      </div>
      {hasScopes && (
        <ScopeChoice
          legend="What moves"
          columns={1}
          stacks
          scope={scope}
          onChange={setScope}
          details={{
            occurrence: shortDay(visit.date),
            following: detailOf(following.answer),
            series: detailOf(series.answer),
          }}
        />
      )}
    </Dialog>
  );
}

const usePreview = (enabled: boolean, visit: CalendarVisit, target: Target, scope: EditScope) =>
  useActPreview(moveVisit, visit._id, enabled ? { ...changesTo(visit, target), scope } : undefined);

/** Tells whether a move may change parts of the price. */
const mayReprice = ({ date, timeframe }: CalendarVisit, target: Target): boolean =>
  date !== target.date || timeframe !== target.timeframe;

/** '17 visits; 2 stay as you set them' */
function detailOf(answer: MoveAnswer | undefined): string {
  if (!answer) return "";
  const { kept } = answer.effect;
  return `${extentOf(answer.effect)}${kept > 0 ? `; ${keptWords(kept)}` : ""}`;
}

const nobody = "unassigned";
const frames = timeFrames.map(({ value }) => ({ value, label: frameBrief(value) }));

/** Moves a visit by naming the day, the time frame and the walker. */
function NameTarget({ visit, walkers }: { visit: CalendarVisit; walkers: readonly Walker[] }) {
  const { onMove, cancelMove } = useMoving();
  const [target, setTarget] = useState(() => targetOf(visit));
  const [hasDate, setHasDate] = useState(true);
  const { data: visits } = useRead(listSchedules, { query: rangeOf("day", target.date) });
  const preview = usePreview(hasDate && mayReprice(visit, target), visit, target, "occurrence");
  const listed = walkers.filter(({ id, active, isAdmin }) => active || isAdmin || id === visit.walker_id);
  const chosen = listed.find(({ id }) => id === target.walker_id);
  return (
    <Dialog
      opened
      onClose={cancelMove}
      title={`Move ${petsText(visit.pet_names)} to…`}
      width={480}
      leave="Cancel"
      footer={
        <Button disabled={!hasDate || isThere(visit, target)} onClick={() => onMove(visit, target)}>
          Move
        </Button>
      }
    >
      <DateField
        label="Day"
        value={hasDate ? target.date : ""}
        onChange={(date) => {
          setHasDate(date !== "");
          if (date) setTarget({ ...target, date });
        }}
      />
      <NativeSelect
        label="Walker"
        data={[{ value: nobody, label: "Unassigned" }, ...listed.map(({ id, name }) => ({ value: id, label: name }))]}
        value={target.walker_id ?? nobody}
        onChange={({ target: { value } }) => setTarget({ ...target, walker_id: value === nobody ? null : value })}
      />
      <ChoiceButtons
        legend="Time frame"
        options={frames}
        value={target.timeframe}
        onChange={(timeframe) => setTarget({ ...target, timeframe })}
      />
      <div role="status">
        <p>{visits && !isThere(visit, target) && fitWords(fitOf(visits, visit, target, chosen))}</p>
        <PartChanges parts={preview.answer?.effect.parts} />
      </div>
    </Dialog>
  );
}
