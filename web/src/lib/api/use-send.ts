import { type MutateOptions, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef } from "react";

interface SendOptions<Data, Variables>
  extends Pick<UseMutationOptions<Data, Error, Variables>, "mutationFn" | "onSuccess" | "onError"> {
  /** What follows only while the screen is still there: a late answer must not move somebody who has gone elsewhere. */
  here?: Pick<MutateOptions<Data, Error, Variables>, "onSuccess" | "onError">;
}

/**
 * A mutation that a double tap sends once: `send` does nothing while the one before is under way, even before that has
 * been drawn; `reset` stops waiting for it. What was sent is forgotten when the screen goes: it may hold a password.
 */
export function useSend<Data, Variables>({ here = {}, ...options }: SendOptions<Data, Variables>) {
  const mutation = useMutation<Data, Error, Variables>({ ...options, gcTime: 0 });
  const underWay = useRef<Promise<unknown>>(undefined);
  return {
    error: mutation.error,
    busy: mutation.isPending,
    succeeded: mutation.isSuccess,
    reset: () => {
      underWay.current = undefined;
      mutation.reset();
    },
    send: (variables: Variables) => {
      if (underWay.current) return;
      const sent = mutation
        .mutateAsync(variables, here)
        .catch(() => {
          // It is in `error`.
        })
        .finally(() => {
          if (underWay.current === sent) underWay.current = undefined;
        });
      underWay.current = sent;
    },
  };
}
