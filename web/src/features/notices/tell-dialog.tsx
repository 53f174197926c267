import { Button } from "@mantine/core";
import { type AnswerOf, getDashboard, getNoticeSettings, listSent, setNoticeSettings } from "@petcare/contract";
import { untoldDays } from "@petcare/domain";
import { patchAnswers, readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { monthDay, shortDay, today } from "../../lib/format/time.ts";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";

interface TellDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The press that moves the last day told to the end of the next week. */
export function TellDialog({ opened, onClose }: TellDialogProps) {
  const settings = useRead(getNoticeSettings);
  const { data } = settings;
  const days = data?.on ? untoldDays(data.through, today()) : undefined;
  const tell = useSend({
    mutationFn: ({ on_since: _, ...body }: AnswerOf<typeof getNoticeSettings>) => call(setNoticeSettings, { body }),
    onSuccess: (saved) => {
      patchAnswers(getNoticeSettings, () => saved);
      readAgain(getDashboard, listSent);
      toast("They are told within a minute");
    },
    onError: () => readAgain(getNoticeSettings),
    here: { onSuccess: onClose },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={days ? `Tell the week of ${monthDay(days.from)}` : "Tell the next week"}
      width={460}
      problem={tell.error && <Failure error={tell.error} fallback="Failed to tell them. Please try again." />}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button
            loading={tell.busy}
            disabled={!days}
            onClick={() => data && days && tell.send({ ...data, through: days.through })}
          >
            Tell them
          </Button>
        </>
      }
    >
      <Loaded query={settings} failed="Failed to load data. Please try again." loading={null}>
        {({ on }) => (
          <p>
            {days
              ? `Within a minute everybody hears what is new to them from ${shortDay(days.from)} to ${shortDay(days.through)}. Whoever knows it already hears nothing.`
              : on
                ? "The next week is too far ahead."
                : "Messages are off."}
          </p>
        )}
      </Loaded>
    </Dialog>
  );
}
