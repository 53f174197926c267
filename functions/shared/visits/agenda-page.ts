import type { Page } from "@petcare/contract";
import { agendaKey } from "@petcare/storage";
import { fitting } from "../pipeline/fitting.ts";

/**
 * A page of visits that are in the order of the agenda: from the cursor on, `limit` of them, or as many as fit.
 * @param answersTo makes the answer of each visit, in their order
 */
export async function agendaPage<Visit extends Parameters<typeof agendaKey>[0], Answer>(
  visits: Visit[],
  answersTo: (visits: Visit[]) => Answer[] | Promise<Answer[]>,
  { limit, cursor }: { limit?: number; cursor?: string | undefined },
): Promise<Page<Answer[]>> {
  const left = cursor ? visits.filter((visit) => agendaKey(visit).agenda_sk >= cursor) : visits;
  const answers = await answersTo(left.slice(0, limit));
  const items = answers.slice(0, fitting(answers));
  const next = left[items.length];
  return { items, next: next && agendaKey(next).agenda_sk };
}
