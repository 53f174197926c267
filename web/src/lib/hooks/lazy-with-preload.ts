import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";

/** A component in a bundle of its own. */
export interface Preloadable<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead of its first showing. */
  preload: () => Promise<unknown>;
}

/**
 * A component that is fetched when it is first shown, inside a Suspense boundary. Once fetched it is drawn at once: React
 * shows what stands for a `lazy` one even then, and keeps that for 300 ms.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let fetched: ComponentType<Props> | undefined;
  const preload = async () => {
    fetched ??= await load();
    return { default: fetched };
  };
  const Fetching: ComponentType<Props> = lazy(preload);
  function Shown(props: Props) {
    // It stays the same while it stands, for React would draw another one anew.
    const [Component] = useState(() => fetched ?? Fetching);
    return createElement(Component, props);
  }
  return Object.assign(Shown, { preload });
}
