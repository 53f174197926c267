import { useDebouncedValue } from "@mantine/hooks";
import { updateSchedule } from "@petcare/contract";
import { useMemo, useState } from "react";
import { useCheck } from "../../../lib/api/use-check.ts";
import { type EditAnswer, type EditBody, isOfOne, type Opened } from "./edit-form.ts";

const pauseMs = 300;

export interface EditPreview {
  /** What the edit would do; the last such answer while another one is asked for. */
  answer: EditAnswer | undefined;
  /** Whether the answer is about the form as it is. Only then its plan may be sent. */
  isCurrent: boolean;
  error: Error | null;
  /** Names each visit instead of the first ones; undefined where they are named already. */
  nameAll: (() => void) | undefined;
}

/**
 * Asks what an edit of a series would do, once typing has paused.
 * @param body what would be sent; undefined while there is nothing to ask about
 */
export function useEditPreview(opened: Opened | undefined, body: EditBody | undefined): EditPreview {
  const asked = body && !isOfOne(body) && opened?.rrule ? JSON.stringify(body) : "";
  const [paused] = useDebouncedValue(asked, pauseMs);
  const [namesAll, setNamesAll] = useState(false);
  const nameAll = namesAll ? undefined : () => setNamesAll(true);
  const pausedBody = useMemo(() => JSON.parse(paused || JSON.stringify(nothing)) as typeof nothing, [paused]);
  const { data, error, isPlaceholderData, isFetching } = useCheck(
    { enabled: asked !== "" && paused !== "", keepsPrevious: true },
    updateSchedule,
    { params: { id: opened?.id ?? "" }, query: { preview: namesAll ? "all" : "1" }, body: pausedBody },
  );
  if (asked === "" || paused === "") return { answer: undefined, isCurrent: false, error: null, nameAll };
  const isCurrent = asked === paused && !isPlaceholderData && !isFetching;
  return { answer: error ? undefined : data, isCurrent, error: isCurrent ? error : null, nameAll };
}

/** Stands in the place of a question that is not asked. */
const nothing: Exclude<EditBody, { occurrence_start: unknown }> = {
  date: "",
  timeframe: "morning",
  service_type: "25",
  client_id: "",
  walker_id: "",
};
