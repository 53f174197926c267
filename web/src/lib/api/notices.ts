import { type AnswerOf, type BodyOf, changeNotices, getNotices } from "@petcare/contract";
import { patchAnswers } from "./after-write.ts";
import { call } from "./api.ts";
import { useRead } from "./use-read.ts";
import { useSend } from "./use-send.ts";

export type Notices = AnswerOf<typeof getNotices>;
type NoticeChoice = BodyOf<typeof changeNotices>;

/**
 * Reads the kinds of messages that a person gets, and changes the channels of one kind.
 * @param person the person's id, for the owner; undefined: the signed-in person
 */
export function useNotices(person: string | undefined, onError: (error: Error) => void) {
  const asked = person === undefined ? {} : { query: { person } };
  const notices = useRead(getNotices, asked);
  const choosing = useSend<Notices, NoticeChoice>({
    mutationFn: async (body) => {
      await patchAnswers(getNotices, (before) => chosen(before, body));
      return call(changeNotices, { ...asked, body });
    },
    onSuccess: (after) => void patchAnswers(getNotices, () => after),
    onError,
  });
  return { notices, choose: choosing.send, busy: choosing.busy };
}

const chosen = (before: Notices, { kind, channels }: NoticeChoice): Notices => ({
  ...before,
  kinds: before.kinds.map((one) => (one.kind === kind ? { kind, channels } : one)),
});
