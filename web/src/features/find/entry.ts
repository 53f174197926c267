/** A thing that was found, or an act. */
export interface Entry {
  kind: "schedule" | "new" | "act" | "call" | "pet" | "client" | "walker" | "visit" | "invoice" | "screen";
  label: string;
  about?: string;
  /** The detail that is useful to know of it already. */
  hint?: string;
  /** Whether the hint tells of something to be done. */
  warns?: boolean;
  /** An address of the application, one that begins with '?' for a dialog over this screen, 'tel:', or what it does. */
  to: string | (() => void);
}
