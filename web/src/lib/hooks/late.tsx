import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { reloadPage } from "./reload-page.ts";
import { whenOnline } from "./use-online.ts";

/** A component in another of the build's files. */
export interface Late<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead of its first showing. */
  preload: () => Promise<unknown>;
}

/** Long enough to draw what arrived with it. In milliseconds. */
const drawnMs = 300;

/** A page younger than this has just been loaded again, and doing so once more would not help. In milliseconds. */
const reloadedMs = 60_000;

/**
 * A component that is fetched when it is first shown, inside a Suspense boundary; a moment later where it `follows` what a
 * first screen shows, whose drawing would wait for it. Once fetched it is drawn at once: React
 * shows what stands for a `lazy` one even then, and keeps that for 300 ms.
 * Without a network it waits for one. A browser keeps a module's failure, so a failure loads the page again. A page that
 * has just been loaded again throws it instead.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { follows = false }: { follows?: boolean } = {},
): Late<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    // Where a worker keeps the files, no network is needed.
    if (!navigator.serviceWorker?.controller) await whenOnline();
    fetched ??= await load();
    return { default: fetched };
  };
  const Fetching = lazy(async () => {
    if (follows) await new Promise((resolve) => setTimeout(resolve, drawnMs));
    return fetch().catch((error) => {
      if (hasJustReloaded()) throw error;
      return reloadPage();
    });
  });
  function Shown(props: Props) {
    // It stays the same while it stands, for React would draw another one anew.
    const [Component] = useState(() => fetched ?? Fetching);
    return <Component {...props} />;
  }
  return Object.assign(Shown, { preload: fetch });
}

function hasJustReloaded(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.type === "reload" && performance.now() < reloadedMs;
}
