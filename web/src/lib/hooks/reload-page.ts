import { whenOnline } from "./use-online.ts";

/**
 * Loads the page again, as soon as there is a network. Rejects where the server does not answer: the browser would put an
 * error page of its own in the application's place.
 */
export async function reloadPage(): Promise<never> {
  await whenOnline();
  await fetch("/robots.txt", { cache: "no-store" });
  location.reload();
  return new Promise(() => {});
}
