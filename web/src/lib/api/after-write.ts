import type { AnswerOf, Endpoint } from "@petcare/contract";
import { queryClient } from "./query.ts";

/** Reads endpoints again wherever a screen shows them, after a write that changed their answers. */
export function reread(...endpoints: readonly Endpoint[]): void {
  for (const { name } of endpoints) void queryClient.invalidateQueries({ queryKey: [name] });
}

/** Changes an endpoint's cached answers, so that screens show a write before they read it. Lists in pages have patchPages. */
export function patchAnswers<E extends Endpoint>({ name }: E, change: (answer: AnswerOf<E>) => AnswerOf<E>): void {
  queryClient.setQueriesData<AnswerOf<E>>({ queryKey: [name] }, (answer) => answer && change(answer));
}
