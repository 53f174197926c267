import { type MutateOptions, type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";

interface SendOptions<Data, Variables>
  extends Pick<UseMutationOptions<Data, Error, Variables>, "mutationFn" | "onSuccess" | "onError"> {
  name: string;
  /** What follows only while the screen is still there: a late answer must not move somebody who has gone elsewhere. */
  here?: Pick<MutateOptions<Data, Error, Variables>, "onSuccess" | "onError">;
}

/**
 * A mutation that a double tap sends once: `send` does nothing while this screen's own is under way, even before that
 * has been drawn. What was sent is forgotten when the screen goes: it may hold a password.
 */
export function useSend<Data, Variables>({ name, here = {}, ...options }: SendOptions<Data, Variables>) {
  const client = useQueryClient();
  const mutationKey = [name, useId()];
  const mutation = useMutation<Data, Error, Variables>({ ...options, mutationKey, gcTime: 0 });
  return {
    error: mutation.error,
    busy: mutation.isPending,
    succeeded: mutation.isSuccess,
    reset: mutation.reset,
    send: (variables: Variables) => {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(variables, here);
    },
  };
}
