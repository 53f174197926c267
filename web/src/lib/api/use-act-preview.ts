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

/** An endpoint that answers what an act would do, and under which plan, before it is done. */
type PreviewedEndpoint<Answer extends PreviewedAnswer> = Endpoint<
  typeof updateSchedule.params,
  typeof updateSchedule.query,
  NonNullable<Endpoint["body"]>,
  Answer
>;

interface Asking {
  /**
   * Milliseconds without a change before a body that is typed is asked about. The answer before stays until then. Without
   * a pause none stays: it may be about another visit.
   */
  pause?: number;
  /** Names each visit instead of the first ones. */
  namesAll?: boolean;
}

/**
 * Asks what an act would do. `plan` is that of an answer about this very body, to be sent with it.
 *
 * @param id that of a visit, a schedule, a person or a hard day
 * @param body what would be sent; undefined while there is nothing to ask about
 */
export function useActPreview<Answer extends PreviewedAnswer, E extends PreviewedEndpoint<Answer>>(
  endpoint: E & PreviewedEndpoint<Answer>,
  id: string,
  body: BodyOf<E> | undefined,
  { pause = 0, namesAll = false }: Asking = {},
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

/** Reads what a refused act says about what is stored now; undefined where nothing has changed meanwhile. */
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
