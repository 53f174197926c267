import { endPending, readActivation, readUser } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { handOver } from "./hand-over.ts";

/** Finishes a person's deactivation. It can be killed anywhere and run again. */
export async function finishActivation(userId: string): Promise<void> {
  const pending = await readActivation(runtime.db, userId);
  if (!pending) return;
  const user = await readUser(runtime.db, userId);
  if (pending.handover && user && !user.active) await handOver(pending.handover);
  await endPending(runtime.db, "activations", pending);
}
