import { Button } from "@mantine/core";
import { myRequests, myUpcomingWalks, withdrawRequest } from "@petcare/contract";
import { readAgain } from "../lib/api/after-write.ts";
import { call } from "../lib/api/api.ts";
import { messageOf } from "../lib/api/api-error.ts";
import { useSend } from "../lib/api/use-send.ts";
import { failureToast, toast } from "../ui/feedback/toast.tsx";

interface TakeBackProps {
  id: string;
  /** What it is about, for whoever hears the button alone. */
  about: string;
  words?: string;
}

/** Takes back a request of the reader's own that waits for an answer. */
export function TakeBack({ id, about, words = "Take it back" }: TakeBackProps) {
  const { send, busy } = useSend<unknown, void>({
    mutationFn: () => call(withdrawRequest, { params: { id } }),
    onSuccess: () => {
      readAgain(myRequests, myUpcomingWalks);
      toast("Taken back");
    },
    onError: (failure) => {
      readAgain(myRequests);
      failureToast(messageOf(failure, "This could not be sent. Please try again."));
    },
  });
  return (
    <Button variant="subtle" loading={busy} aria-label={`${words}: ${about}`} onClick={() => send()}>
      {words}
    </Button>
  );
}
