import { whenOnline } from "./use-online.ts";

/** Loads the page again, as soon as there is a network. Rejects where the server does not answer. */
export async function reloadPage(): Promise<never> {
  await whenOnline();
  await reachServer();
  location.reload();
  return new Promise(() => {});
}

/** Rejects where the server does not answer, or not within 8 seconds: the browser would put a page of its own in this place. */
export const reachServer = (): Promise<unknown> =>
  fetch("/robots.txt", { cache: "no-store", signal: AbortSignal.timeout(8000) });
