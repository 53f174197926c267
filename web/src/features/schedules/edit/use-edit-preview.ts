import { updateSchedule } from "@petcare/contract";
import { useState } from "react";
import { useSeriesAct } from "../../../lib/api/use-series-act.ts";
import { type EditAnswer, type EditBody, isOfOne, type Opened } from "./edit-form.ts";

export interface EditPreview {
  /** What the edit would do; the last such answer while another one is asked for. */
  answer: EditAnswer | undefined;
  /** The plan of an answer about the form as it is. */
  plan: string | undefined;
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
  const [namesAll, setNamesAll] = useState(false);
  const asked = body && !isOfOne(body) && opened?.rrule ? body : undefined;
  const { answer, ...act } = useSeriesAct(updateSchedule, opened?.id ?? "", asked, { pause: 300, namesAll });
  return { ...act, answer: asked && answer, nameAll: namesAll ? undefined : () => setNamesAll(true) };
}
