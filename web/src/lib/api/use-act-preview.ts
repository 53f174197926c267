import { useDebouncedValue } from "@mantine/hooks";
import type {
  AnswerOf,
  BodyOf,
  deactivatePerson,
  doHardDay,
  Endpoint,
  getSchedule,
  updateSchedule,
} from "@petcare/contract";
import { useMemo } from "react";
import { ApiError } from "./api-error.ts";
import { useCheck } from "./use-check.ts";

type PreviewedAnswer = typeof updateSchedule.answer | typeof deactivatePerson.answer | typeof doHardDay.answer;

/** An endpoint whose preview says what an act would do, and names the plan. */
type PreviewedEndpoint<Answer extends PreviewedAnswer> = Endpoint<
  typeof updateSchedule.params,
  typeof updateSchedule.query,
  NonNullable<Endpoint["body"]>,
  Answer
>;

interface PreviewOptions {
  /**
   * The milliseconds without typing before a body is asked about. The previous answer is shown until then. Without a
   * pause it is not shown: it may be about another visit.
   */
  pause?: number;
  /** Whether the answer names every visit, and not only the first ones. */
  namesAll?: boolean;
}

/**
 * Asks what an act would do. `plan` belongs to exactly this body, and is sent with it.
 * @param id of a visit, a schedule, a person or a hard day
 * @param body undefined while there is nothing to ask about
 */
export function useActPreview<Answer extends PreviewedAnswer, E extends PreviewedEndpoint<Answer>>(
  endpoint: E & PreviewedEndpoint<Answer>,
  id: string,
  body: BodyOf<E> | undefined,
  { pause = 0, namesAll = false }: PreviewOptions = {},
) {
  const requested = body ? JSON.stringify(body) : "";
  const [typed] = useDebouncedValue(requested, pause);
  const settled = pause === 0 ? requested : typed;
  const preview = namesAll ? "all" : "1";
  const request = useMemo(
    () => ({ params: { id }, query: { preview }, body: JSON.parse(settled || "{}") }) as const,
    [id, preview, settled],
  );
  const query = useCheck<PreviewedEndpoint<Answer>>(
    { enabled: requested !== "" && settled !== "", keepsPrevious: pause > 0 },
    endpoint,
    request,
  );
  const { data, error, isPlaceholderData, isFetching, refetch } = query;
  const isAbout = requested !== "" && requested === settled && !isPlaceholderData;
  const isCurrent = isAbout && !isFetching;
  const answer = error ? undefined : data;
  const plan = isAbout ? answer?.plan : undefined;
  return { answer, plan, isCurrent, error: isCurrent ? error : null, refetch, query };
}

/** Reads the stored schedule from a refusal. Undefined if the refusal is not about a change made meanwhile. */
export function meanwhileIn(
  error: Error | null,
): { current: AnswerOf<typeof getSchedule>; preview: AnswerOf<typeof updateSchedule> | undefined } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !error.now.current) return undefined;
  const { current, preview } = error.now as {
    current: AnswerOf<typeof getSchedule>;
    preview?: AnswerOf<typeof updateSchedule>;
  };
  return { current, preview };
}
