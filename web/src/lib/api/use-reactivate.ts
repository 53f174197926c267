import { reactivatePerson } from "@petcare/contract";
import { call } from "./api.ts";
import { useSend } from "./use-send.ts";

interface Then {
  done: () => void;
  failed: (error: Error) => void;
}

/** Lets somebody sign in again, and reads them again wherever they are shown. */
export const useReactivate = ({ id, version }: { id: string; version: number }, { done, failed }: Then) =>
  useSend<unknown, void>({
    mutationFn: () => call(reactivatePerson, { params: { id }, body: { version } }),
    onSuccess: () => {
      done();
    },
    onError: failed,
  });
