import type { ClientRecord } from "../client-record.ts";

/** The props of every dialog about a part of a client. */
export interface PartDialogProps {
  client: ClientRecord;
  opened: boolean;
  onClose: () => void;
  /** Goes on with another part. */
  onGoOn: (part: string) => void;
}
