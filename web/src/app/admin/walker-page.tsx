import { WalkerScreen } from "../../features/walkers/walker-screen.tsx";
import { Invite, Messages } from "./person-parts.ts";

/** One walker, with what other features tell of them. */
export const WalkerPage = () => <WalkerScreen {...{ Invite, Messages }} />;
