import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import { reloadPage } from "./reload-page.ts";
import { whenOnline } from "./use-online.ts";

/** A component in a bundle of its own. */
export interface Preloadable<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead of its first showing. */
  preload: () => Promise<unknown>;
}

/**
 * A component that is fetched when it is first shown, inside a Suspense boundary. Once fetched it is drawn at once: React
 * shows what stands for a `lazy` one even then, and keeps that for 300 ms.
 * Without a network it waits for one. What failed comes with the page anew, for browsers keep a module's failure.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let fetched: ComponentType<Props> | undefined;
  let fetching: ComponentType<Props> | undefined;
  let hasFailed = false;
  const fetch = async () => {
    // Where a worker keeps the files, no network is needed.
    if (!navigator.serviceWorker?.controller) await whenOnline();
    try {
      fetched ??= await load();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    return { default: fetched };
  };
  const fetchOrReload = async () => {
    try {
      return await (hasFailed ? reloadPage() : fetch());
    } catch (error) {
      // A `lazy` component keeps its failure.
      fetching = undefined;
      throw error;
    }
  };
  function Shown(props: Props) {
    // It stays the same while it stands, for React would draw another one anew.
    const [Component] = useState(() => {
      if (fetched) return fetched;
      fetching ??= lazy(fetchOrReload);
      return fetching;
    });
    return createElement(Component, props);
  }
  return Object.assign(Shown, { preload: fetch });
}
