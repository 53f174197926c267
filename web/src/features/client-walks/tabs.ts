import type { ComponentType } from "react";
import { UpcomingWalks } from "./upcoming-walks.tsx";
import { WalkHistory } from "./walk-history.tsx";

/** The client's tabs, by their name in the address; the first one opens where it names none. */
export const tabs = [
  { name: "upcoming", label: "Upcoming Walks", Panel: UpcomingWalks },
  { name: "history", label: "Walk History", Panel: WalkHistory },
] as const satisfies { name: string; label: string; Panel: ComponentType }[];
