import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";

interface SendOptions<Data, Variables>
  extends Pick<UseMutationOptions<Data, Error, Variables>, "mutationFn" | "onSuccess" | "onError"> {
  /** Names what is sent: of one name only one is under way at a time. */
  name: string;
}

/**
 * A mutation that a double tap sends once: `send` does nothing while the same is under way, even before that has been
 * drawn. What was sent is forgotten when the screen goes: it may hold a password.
 */
export function useSend<Data, Variables>({ name, ...options }: SendOptions<Data, Variables>) {
  const client = useQueryClient();
  const mutationKey = [name];
  const mutation = useMutation<Data, Error, Variables>({ ...options, mutationKey, gcTime: 0 });
  return {
    error: mutation.error,
    busy: mutation.isPending,
    succeeded: mutation.isSuccess,
    reset: mutation.reset,
    send: (variables: Variables) => {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(variables);
    },
  };
}
