import type { Db } from "../../../table/client.ts";
import { onWrites } from "../../../testing/test-table.ts";

/** At which write, counted from 0, and on which side of it. */
export interface Kill {
  at: number;
  moment: "before" | "after";
}

/** Somebody else at the same table whose process ends at a write: that one and all later ones fail. */
export function doomed<Who extends { db: Db; elsewhere(): Who }>(who: Who, { at, moment }: Kill): Who {
  const other = who.elsewhere();
  let writes = 0;
  onWrites(other.db, async (send) => {
    if (writes++ < at) return send();
    if (moment === "after" && writes === at + 1) await send();
    throw new Error("killed");
  });
  return other;
}

/** Acts until the process ends; whether it did. */
export async function untilKilled(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return false;
  } catch (error) {
    if (error instanceof Error && error.message === "killed") return true;
    throw error;
  }
}
