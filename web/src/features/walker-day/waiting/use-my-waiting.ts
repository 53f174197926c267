import { useWaiting } from "../../../lib/day/use-waiting.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";

const sayWhatCame: Parameters<typeof useWaiting>[1] = ({ name, sentence, isHeard }) =>
  (isHeard ? toast : failureToast)(`${name}: ${sentence}`);

/** Sends what waits from the page that is open, and says what came of it. See `useWaiting`. */
export const useMyWaiting = (isReady: boolean) => useWaiting(isReady, sayWhatCame);
