import type { ReactNode } from "react";
import type { Part } from "./edit/edit-parts.ts";
import type { WalkerRecord } from "./walker-record.ts";

/** The props of a tab that can be edited. */
export interface TabProps {
  walker: WalkerRecord;
  /** The button that opens the dialog of a card; nothing where the record cannot be changed. */
  editOf: (part: Part) => ReactNode;
}
