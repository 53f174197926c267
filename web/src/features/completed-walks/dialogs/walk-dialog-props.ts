import type { Walk } from "../walks-address.ts";

/** What every dialog about one walk is given. */
export interface WalkDialogProps {
  walk: Walk;
  opened: boolean;
  onClose: () => void;
}
