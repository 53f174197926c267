import { useDebouncedValue } from "@mantine/hooks";
import { emailAvailable } from "@petcare/contract";
import { messageOf } from "../../lib/api/api-error.ts";
import { useCheck } from "../../lib/api/use-check.ts";

const pauseMs = 500;

/**
 * The known state of an address (docs/product/signup.md#step-1). 'failed' means that the check could not be made.
 */
export type EmailCheck = "unknown" | "checking" | "available" | "taken" | "failed";

/** Asks the server whether an address without problems can be registered, once typing has paused. */
export function useEmailCheck(typed: string, hasProblem: boolean) {
  const email = typed.trim();
  const [paused] = useDebouncedValue(email, pauseMs);
  const askable = email.includes("@") && !hasProblem;
  const settled = paused === email;
  const request = { query: { email } };
  const { data, error, isError, isFetching, refetch } = useCheck(
    { enabled: askable && settled },
    emailAvailable,
    request,
  );
  return {
    state: emailCheckOf({ askable, settled, fetching: isFetching, failed: isError, available: data?.available }),
    message: messageOf(error, "Failed to check email availability"),
    again: () => void refetch(),
  };
}

/** Tells what is known of an address once typing has paused, by what the server says of it. */
export function emailCheckOf(request: {
  /** The address can be asked about. */
  askable: boolean;
  /** Typing has paused. */
  settled: boolean;
  fetching: boolean;
  failed: boolean;
  available: boolean | undefined;
}): EmailCheck {
  if (!request.askable) return "unknown";
  if (!request.settled || request.fetching) return "checking";
  if (request.failed) return "failed";
  if (request.available === undefined) return "checking";
  return request.available ? "available" : "taken";
}
