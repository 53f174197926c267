import { InviteDialog as Invite } from "../../features/invites/dialogs.tsx";
import { PersonMessages as Messages } from "../../features/notices/sent-list.tsx";
import { WalkerScreen } from "../../features/walkers/screen.tsx";

/** One walker, with views of other features. */
export const WalkerPage = () => <WalkerScreen {...{ Invite, Messages }} />;
