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
  /** Called only while the screen is still there: a late answer must not move a person who has left it. */
  here?: Pick<MutateOptions<Data, Error, Variables>, "onSuccess" | "onError">;
  /** One request at a time is sent under this key, even if the screen is left and opened again. */
  mutationKey?: readonly unknown[];
}

/**
 * A mutation that a double tap sends once: `send` does nothing while a request is under way. `reset` stops waiting for
 * the answer. The sent values are not cached, because they may hold a password.
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
          // `error` has the failure.
        })
        .finally(() => {
          if (underWay.current === sent) underWay.current = undefined;
        });
      underWay.current = sent;
    },
  };
}

/** Tells whether any screen is sending under a key. */
export const useIsSending = (mutationKey: readonly unknown[]): boolean => useIsMutating({ mutationKey }) > 0;
