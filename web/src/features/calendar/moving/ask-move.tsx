import { Button } from "@mantine/core";
import { moveVisit } from "@petcare/contract";
import { useState } from "react";
import { useCheck } from "../../../lib/api/use-check.ts";
import { shortDay, today } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { CalendarVisit } from "../board.ts";
import { extentOf, type Move, type MoveAnswer, type MoveScope } from "./send-move.ts";
import { changesTo, type Target, whenWords } from "./target.ts";

interface AskMoveProps {
  visit: CalendarVisit;
  target: Target;
  who: string;
  onMove: (move: Move) => void;
  onPutBack: () => void;
}

type Preview = ReturnType<typeof usePreview>;

/** Asks how much of a series moves, and whether a visit is meant to go to a day of the past. */
export function AskMove({ visit, target, who, onMove, onPutBack }: AskMoveProps) {
  const [scope, setScope] = useState<MoveScope>("occurrence");
  const otherDay = target.date !== visit.date;
  const hasScopes = visit.recurring && !otherDay;
  const following = usePreview(hasScopes, visit, target, "following");
  const series = usePreview(hasScopes, visit, target, "series");
  const preview = { occurrence: undefined, following, series }[scope];
  const action = scope === "occurrence" ? "Move 1 visit" : actionOf(preview?.data);
  return (
    <Dialog
      opened
      onClose={onPutBack}
      title={`Move ${petsText(visit.pet_names)} to ${who}?`}
      width={480}
      problem={preview?.error && <Failure error={preview.error} fallback="Failed to load data. Please try again." />}
      footer={
        <>
          <Button variant="default" onClick={onPutBack}>
            Put it back
          </Button>
          <Button
            data-autofocus
            loading={preview?.isPending ?? false}
            disabled={preview?.isError ?? false}
            onClick={() => onMove({ visit, target, scope, plan: preview?.data?.plan })}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>
        From {whenWords(visit)} to {whenWords(target)}
      </p>
      {target.date < today() && otherDay && <Notice tone="warn">{shortDay(target.date)} is past.</Notice>}
      {visit.recurring && otherDay && (
        <p>A series keeps its days. Move this visit alone, or end the series here and book a new one.</p>
      )}
      {hasScopes && (
        <ChoiceButtons
          legend="What moves"
          columns={1}
          stacks
          value={scope}
          onChange={setScope}
          options={[
            { value: "occurrence", label: "This occurrence only", detail: shortDay(visit.date) },
            { value: "following", label: "This and following", detail: detailOf(following) },
            { value: "series", label: "The entire series (all future occurrences)", detail: detailOf(series) },
          ]}
        />
      )}
    </Dialog>
  );
}

/** What moving more than one visit would do. */
const usePreview = (enabled: boolean, visit: CalendarVisit, target: Target, scope: MoveScope) =>
  useCheck({ enabled }, moveVisit, {
    params: { id: visit._id },
    query: { preview: "1" },
    body: { ...changesTo(visit, target), scope },
  });

/** '17 visits; 2 stay as you set them' */
function detailOf({ data }: Preview): string {
  if (!data) return "";
  const { kept } = data.effect;
  return `${extentOf(data)}${kept > 0 ? `; ${count(kept, "stays as you set it", "stay as you set them")}` : ""}`;
}

const actionOf = (answer: MoveAnswer | undefined): string => (answer ? `Move ${extentOf(answer)}` : "Move");
