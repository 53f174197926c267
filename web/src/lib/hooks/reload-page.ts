import { whenOnline } from "./use-online.ts";

/** Loads the page again, as soon as there is a network. Rejects where the server does not answer. */
export async function reloadPage(): Promise<never> {
  await whenOnline();
  // Browsers say that there is a network a moment before there is one.
  await reachServer().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await whenOnline();
    return reachServer();
  });
  location.reload();
  return new Promise(() => {});
}

/** Rejects where the server does not answer, or not within 8 seconds: the browser would put a page of its own in this place. */
export const reachServer = (): Promise<unknown> =>
  fetch("/robots.txt", { cache: "no-store", signal: AbortSignal.timeout(8000) });
