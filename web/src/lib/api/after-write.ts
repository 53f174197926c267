import type { AnswerOf, Endpoint, PagedEndpoint } from "@petcare/contract";
import { tellOtherTabs } from "./other-tabs.ts";
import type { ItemOf, PagesOf } from "./pages.ts";
import { queryClient } from "./query.ts";

/**
 * After a write: reads endpoints and the change history again, here and in other tabs. It does so at once where a screen
 * shows them, and otherwise when one does.
 */
export function readAgain(...endpoints: readonly Pick<Endpoint, "name">[]): void {
  // Nearly every write adds to the change history.
  const names = [...endpoints.map(({ name }) => name), "listHistory"];
  tellOtherTabs(names);
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}

/** After a write: changes every answer of an endpoint that was read, so that screens show the change at once. */
export function patchAnswers<E extends Endpoint>(endpoint: E, change: (answer: AnswerOf<E>) => AnswerOf<E>): void {
  queryClient.setQueriesData<AnswerOf<E>>({ queryKey: [endpoint.name] }, (answer) => answer && change(answer));
}

/** After a write: changes items of a list's pages that were read, so that only other tabs have to read them again. */
export async function patchPages<E extends PagedEndpoint>(
  endpoint: E,
  change: (item: ItemOf<E>) => ItemOf<E>,
): Promise<void> {
  const queryKey = [endpoint.name, "pages"];
  tellOtherTabs([endpoint.name]);
  // An answer that is under way may be from before the write.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<PagesOf<E>>(
    { queryKey },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}
