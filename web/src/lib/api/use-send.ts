import {
  type MutateOptions,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useRef } from "react";

export interface SendOptions<Data, Variables>
  extends Pick<UseMutationOptions<Data, Error, Variables>, "mutationFn" | "onSuccess" | "onError"> {
  /** Follows only while the screen is still there. A late answer must not move somebody who has gone elsewhere. */
  here?: Pick<MutateOptions<Data, Error, Variables>, "onSuccess" | "onError">;
  /** Sends one at a time under this key, even when the screen has gone and come back. */
  mutationKey?: readonly unknown[];
}

/**
 * A mutation that a double tap sends once. `send` does nothing while one is under way, even before that has been drawn.
 * `reset` stops waiting for the answer. What was sent is forgotten when the screen goes, because it may hold a password.
 */
export function useSend<Data, Variables>({ here = {}, ...options }: SendOptions<Data, Variables>) {
  const { mutationKey } = options;
  const client = useQueryClient();
  const mutation = useMutation<Data, Error, Variables>({ ...options, gcTime: 0 });
  const underWay = useRef<Promise<unknown>>(undefined);
  const isUnderWay = () => underWay.current || (mutationKey && client.isMutating({ mutationKey }) > 0);
  return {
    error: mutation.error,
    busy: mutation.isPending,
    succeeded: mutation.isSuccess,
    reset: () => {
      underWay.current = undefined;
      mutation.reset();
    },
    send: (variables: Variables) => {
      if (isUnderWay()) return;
      const sent = mutation
        .mutateAsync(variables, here)
        .catch(() => {
          // `error` has it.
        })
        .finally(() => {
          if (underWay.current === sent) underWay.current = undefined;
        });
      underWay.current = sent;
    },
  };
}

/** Whether something is being sent under a key, from whatever screen. */
export const useIsSending = (mutationKey: readonly unknown[]): boolean => useIsMutating({ mutationKey }) > 0;
