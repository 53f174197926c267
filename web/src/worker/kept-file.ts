/** An area that opens without a network. It is the scope of its own worker. */
export type ShellArea = "/walker" | "/client";

/** The address of a file, and its fingerprint in the format of `integrity`. */
export type ShellFile = readonly [address: string, integrity: string];

/** The page for addresses below an area without a page of their own. */
export const otherPage = "/app.html";

/**
 * Finds the stored file that answers a request. Undefined for requests that go to the network: the API, other areas, other
 * origins, addresses with a query, and writes.
 */
export function keptFile(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  { area, origin, files }: { area: ShellArea; origin: string; files: readonly ShellFile[] },
): string | undefined {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== "GET" || asked !== origin) return undefined;
  const isKept = (address: string) => files.some(([kept]) => kept === address);
  if (mode !== "navigate") return search === "" && pathname !== otherPage && isKept(pathname) ? pathname : undefined;
  if (pathname === area) return area;
  return pathname.startsWith(`${area}/`) ? otherPage : undefined;
}
