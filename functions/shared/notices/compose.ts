import type { AnswerOf, listSent } from "@petcare/contract";
import { type Message, type Notice, noticeChannels } from "@petcare/domain";
import { readUsers, type Sent, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Makes a message of one notice. */
export const messageFor = ({ kind, text: { subject, lines } }: Notice, { role }: Pick<User, "role">): Message => ({
  ...{ kind, subject, sections: [{ lines }] },
  button: buttonOf(role, kind),
});

/** Joins messages into one email, each under its subject. */
export function composed(messages: readonly Message[]): Message | undefined {
  const [first, ...others] = messages;
  if (!first || others.length === 0) return first;
  const subject = `${first.subject}, and ${others.length} more`;
  return {
    ...first,
    subject,
    sections: messages.flatMap(({ subject, sections }) => sections.map(({ lines }) => ({ heading: subject, lines }))),
  };
}

/** The buttons of the owner's messages, by kind. */
const ownerButtons: Partial<Record<Message["kind"], Message["button"]>> = {
  asked: { text: "See what is asked for", path: "/admin/requests" },
  received: { text: "See the invoices", path: "/admin/invoices" },
  matter: { text: "See what is to settle", path: "/admin/to-settle" },
  signup: { text: "See the clients", path: "/admin/clients" },
  unreached: { text: "See whom to call", path: "/admin/settings?tab=messages" },
  summary: { text: "See the dashboard", path: "/admin" },
};

const homes = { admin: "/admin/calendar", walker: "/walker", client: "/client" } as const;

const buttonOf = (role: User["role"], kind: Message["kind"]): Message["button"] => {
  if (kind === "answer") return { text: "See the answer", path: "/client?tab=upcoming" };
  if (role === "admin") return ownerButtons[kind] ?? { text: "See the calendar", path: homes.admin };
  if (kind === "invoice") return { text: "See your invoices", path: homes.client };
  if (kind === "pay") return { text: "See your pay", path: homes.walker };
  return { text: role === "walker" ? "See your plan" : "See your visits", path: homes[role] };
};

/** Makes the answer's list of sent messages, with the current names of their recipients. */
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
