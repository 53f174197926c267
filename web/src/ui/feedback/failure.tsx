import { isUnreachable, messageOf } from "../../lib/api/api-error.ts";
import { Notice } from "./notice.tsx";

/** The default message for a failed reading. */
export const notLoaded = "Failed to load data. Please try again.";

/** A failure: the server's message or the screen's, with advice if the server was not reached. */
export function Failure({ error, fallback = notLoaded }: { error: Error; fallback?: string }) {
  return (
    <Notice tone="danger">
      <p>{messageOf(error, fallback)}</p>
      {isUnreachable(error) && <p>The server cannot be reached. Check your connection and try again.</p>}
    </Notice>
  );
}
