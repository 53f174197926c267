import { useDebouncedValue } from "@mantine/hooks";
import { emailAvailable } from "@petcare/contract";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../lib/api/api-error.ts";
import { read } from "../../lib/api/query.ts";
import { emailCheckOf } from "./email-check.ts";
import { emailProblem } from "./signup-draft.ts";

const pauseMs = 500;

/** Whether an address can still be registered, asked of the server once typing has paused. */
export function useEmailCheck(typed: string) {
  const email = typed.trim();
  const [paused] = useDebouncedValue(email, pauseMs);
  const askable = email.includes("@") && emailProblem(email) === undefined;
  const settled = paused === email;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...read(emailAvailable, { query: { email } }),
    enabled: askable && settled,
    // Somebody else may have taken it since; and who waits to go on is told at once what is wrong.
    staleTime: 0,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
  });
  return {
    state: emailCheckOf({ askable, settled, fetching: isFetching, failed: isError, available: data?.available }),
    message: messageOf(error, "Failed to check email availability"),
    again: () => void refetch(),
  };
}
