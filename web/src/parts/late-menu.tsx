import { type ComponentProps, type ReactNode, Suspense } from "react";
import { lazyWithPreload } from "../lib/hooks/lazy-with-preload.ts";
import type { MoreMenu } from "../ui/data/more-menu.tsx";

type MenuProps = ComponentProps<typeof MoreMenu>;

const Menu = lazyWithPreload<MenuProps>(async () => (await import("../ui/data/more-menu.tsx")).MoreMenu);

/** A `MoreMenu` that comes after a first screen, which is to stay small. `until` stands in its place, as large as its button. */
export const LateMenu = ({ until, ...menu }: MenuProps & { until: ReactNode }) => (
  <Suspense fallback={until}>
    <Menu {...menu} />
  </Suspense>
);
