/** An area that opens without a network. Each has a worker of its own, whose scope it is. */
export type ShellArea = "/walker" | "/client";

/** The address of a file, and its fingerprint as the attribute `integrity` has it. */
export type ShellFile = readonly [address: string, integrity: string];

/** The page of every address below an area that has no page of its own. */
export const otherPage = "/app.html";

/**
 * The address of the kept file that answers a request. Undefined for what is left to the network: the API, other areas,
 * other origins, what has a query, and every write.
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
