import { me } from "@petcare/contract";
import { useQueryClient } from "@tanstack/react-query";
import { read } from "../../lib/api/query.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import type { Profile } from "./profile-form.ts";

/** Says that the profile was changed, and shows the change everywhere before it is read again. */
export function useProfileChange() {
  const client = useQueryClient();
  return (message: string, change: (profile: Profile) => Profile) => {
    toast(message);
    client.setQueryData(read(me).queryKey, (profile) => profile && change(profile));
    // Lists of people show the name, too.
    void client.invalidateQueries();
  };
}
