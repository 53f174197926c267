import { listClients, listWalkers, me, myUpcomingWalks } from "@petcare/contract";
import { patchAnswers, reread } from "../../lib/api/after-write.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import type { Profile } from "./profile-form.ts";

/** Says that the profile was changed, and shows the change everywhere before it is read again. */
export function showProfileChange(message: string, change: (profile: Profile) => Profile): void {
  toast(message);
  patchAnswers(me, change);
  // Lists of people show the name, and a client's visits the address.
  reread(me, listWalkers, listClients, myUpcomingWalks);
}
