import type { Walk } from "../walks-address.ts";

/** The props of every dialog about one walk. */
export interface WalkDialogProps {
  walk: Walk;
  opened: boolean;
  onClose: () => void;
}
