import { reachServer, whenOnline } from "./use-online.ts";

/**
 * Reloads the page as soon as there is a network. Rejects if the server does not answer, because the browser would show
 * its own error page.
 */
export async function reloadPage(): Promise<never> {
  await whenOnline();
  await reachServer();
  location.reload();
  return new Promise(() => {});
}
