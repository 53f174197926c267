import { getNotices, listClients, listMyAgreements, listWalkers, me, myUpcomingWalks } from "@petcare/contract";
import { patchAnswers, readAgain } from "../../lib/api/after-write.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import type { Profile } from "./profile-form.ts";

/** Says that the profile was changed, and shows the change wherever a person's own facts are read. */
export function profileChanged(message: string, change: (profile: Profile) => Profile): void {
  toast(message);
  patchAnswers(me, change);
  // The lists show names and phones, and a client's visits the home address. Messages go to the email, and a pet may need
  // a signature.
  readAgain(me, listClients, listWalkers, myUpcomingWalks, getNotices, listMyAgreements);
}
