import type { AnswerOf, Endpoint, PagedEndpoint } from "@petcare/contract";
import { type ItemOf, onWrite } from "./api.ts";
import type { PagesOf } from "./pages.ts";
import { queryClient } from "./query.ts";

/** Tells the browser's other tabs that something was written, without its content. */
const channelName = "kc:written";

/** Reads the answers on the screen again now, and the others when a screen shows them. Previews are never cached. */
function readAgain(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isPreview(queryKey) });
}

const isPreview = ([name, asked]: readonly unknown[]): boolean =>
  name === "preview" || (asked as { query?: { preview?: unknown } } | undefined)?.query?.preview !== undefined;

/**
 * Reads again after each write of this tab and of the browser's other tabs.
 * @returns the function that ends it
 */
export function followWrites(): () => void {
  const opened = new BroadcastChannel(channelName);
  opened.onmessage = readAgain;
  onWrite(() => {
    opened.postMessage("");
    readAgain();
  });
  return () => {
    opened.close();
    onWrite(() => {});
  };
}

/**
 * Changes the cached answers of an endpoint after a write, so that screens show the change at once. Readings under way
 * are cancelled, because they may be from before the write.
 */
export async function patchAnswers<E extends Endpoint>(
  endpoint: E,
  change: (answer: AnswerOf<E>) => AnswerOf<E>,
): Promise<void> {
  const queryKey = [endpoint.name];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<AnswerOf<E>>({ queryKey }, (answer) => answer && change(answer));
}

/** As `patchAnswers`, and reads the endpoint again: its answer has more than the write tells. */
export async function patchUntilRead<E extends Endpoint>(...patch: Parameters<typeof patchAnswers<E>>): Promise<void> {
  await patchAnswers(...patch);
  void queryClient.invalidateQueries({ queryKey: [patch[0].name] });
}

/** As `patchAnswers`, for the items of a paged list. */
export async function patchPages<E extends PagedEndpoint>(
  endpoint: E,
  change: (item: ItemOf<E>) => ItemOf<E>,
): Promise<void> {
  const queryKey = [endpoint.name, "pages"];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<PagesOf<E>>(
    { queryKey },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}
