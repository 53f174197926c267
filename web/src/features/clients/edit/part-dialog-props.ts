import type { ClientRecord } from "../client-record.ts";

/** What every dialog about a part of a client is drawn with. */
export interface PartDialogProps {
  client: ClientRecord;
  opened: boolean;
  onClose: () => void;
  /** Goes on with another part. */
  onGoOn: (part: string) => void;
}
