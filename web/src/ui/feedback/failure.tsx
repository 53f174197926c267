import { isUnreachable, messageOf } from "../../lib/api/api-error.ts";
import { Notice } from "./notice.tsx";

/** The words for a reading that failed, where a screen has none of its own. */
export const notLoaded = "Failed to load data. Please try again.";

/** Why something failed: the server's message or the screen's own words, and advice where the server was not reached. */
export function Failure({ error, fallback = notLoaded }: { error: Error; fallback?: string }) {
  return (
    <Notice tone="danger">
      <p>{messageOf(error, fallback)}</p>
      {isUnreachable(error) && <p>The server cannot be reached. Check your connection and try again.</p>}
    </Notice>
  );
}
