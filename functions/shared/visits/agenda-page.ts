import type { Page } from "@petcare/contract";
import { agendaKey, type DonePage } from "@petcare/storage";
import { fitting } from "../pipeline/fitting.ts";

type Placed = Parameters<typeof agendaKey>[0];

/**
 * Makes a page of visits in agenda order: `limit` visits from the cursor on, or as many as fit.
 * @param answersTo makes the visits' answers, in the same order
 */
export async function agendaPage<Visit extends Placed, Answer>(
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

/** Makes a page of done visits: all that storage has read, or as many as fit. @param answers one for each visit */
export function donePage<Answer>({ visits, cursor }: DonePage<Placed>, answers: Answer[]): Page<Answer[]> {
  const items = answers.slice(0, fitting(answers));
  const last = visits[items.length - 1];
  return { items, next: items.length < visits.length && last ? agendaKey(last).agenda_sk : cursor };
}
