import type { AnswerOf, Endpoint, PagedEndpoint } from "@petcare/contract";
import { onWrite } from "./api.ts";
import type { ItemOf, PagesOf } from "./pages.ts";
import { queryClient } from "./query.ts";

/** Carries the word that something was written, and nothing of it. */
const channelName = "kc:written";

/** Reads again what screens show, at once, and all else when a screen shows it next. Previews are asked for anew anyway. */
function readAgain(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isPreview(queryKey) });
}

const isPreview = ([name, asked]: readonly unknown[]): boolean =>
  name === "preview" || (asked as { query?: { preview?: unknown } } | undefined)?.query?.preview !== undefined;

/**
 * Reads again after each write, of this tab and of the browser's other ones.
 * @returns ends it
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
 * After a write: changes every answer of an endpoint that was read, so that screens show the change at once. They need
 * not be read again then, and an answer under way may be from before the write.
 */
export async function patchAnswers<E extends Endpoint>(
  endpoint: E,
  change: (answer: AnswerOf<E>) => AnswerOf<E>,
): Promise<void> {
  const queryKey = [endpoint.name];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<AnswerOf<E>>({ queryKey }, (answer) => answer && change(answer));
}

/** As `patchAnswers`, where the server knows more than the write tells: the endpoint is read again, too. */
export async function patchUntilRead<E extends Endpoint>(...patch: Parameters<typeof patchAnswers<E>>): Promise<void> {
  await patchAnswers(...patch);
  void queryClient.invalidateQueries({ queryKey: [patch[0].name] });
}

/** As `patchAnswers`, for the items of a list's pages. */
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
