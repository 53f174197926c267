import { reachServer, whenOnline } from "./use-online.ts";

/**
 * Loads the page again, as soon as there is a network. Rejects where the server does not answer: the browser would put a
 * page of its own in this place.
 */
export async function reloadPage(): Promise<never> {
  await whenOnline();
  await reachServer();
  location.reload();
  return new Promise(() => {});
}
