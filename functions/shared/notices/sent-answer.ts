import type { AnswerOf, listSent } from "@petcare/contract";
import { noticeChannels } from "@petcare/domain";
import { readUsers, type Sent } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Messages, with whom they went to as those people are now. */
export async function sentAnswers(sent: readonly Sent[]): Promise<AnswerOf<typeof listSent>> {
  const people = await readUsers(
    runtime.db,
    sent.map(({ person }) => person),
  );
  return sent.map(({ person: id, at, n, kind, subject, channels }) => {
    const person = people.get(id);
    return {
      id: `${id}~${at}~${n}`,
      at: new Date(at).toISOString(),
      person: person ? { id, name: person.name, role: person.role, phone: person.phone ?? null } : null,
      kind,
      subject,
      channels: noticeChannels.flatMap((channel) => {
        const outcome = channels[channel];
        return outcome ? [{ channel, outcome }] : [];
      }),
    };
  });
}
