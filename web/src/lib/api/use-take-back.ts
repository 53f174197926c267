import { myRequests, myUpcomingWalks, withdrawRequest } from "@petcare/contract";
import { readAgain } from "./after-write.ts";
import { call } from "./api.ts";
import { useSend } from "./use-send.ts";

interface Then {
  done: () => void;
  failed: (error: Error) => void;
}

/** Takes back a request of the reader's own, and reads again what they asked for. */
export const useTakeBack = ({ done, failed }: Then) =>
  useSend<unknown, string>({
    mutationFn: (id) => call(withdrawRequest, { params: { id } }),
    onSuccess: () => {
      readAgain(myRequests, myUpcomingWalks);
      done();
    },
    onError: (error) => {
      readAgain(myRequests);
      failed(error);
    },
  });
