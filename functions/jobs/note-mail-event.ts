import type { EmailStop } from "@petcare/domain";
import { editUser, isStillThere, noteOutcome, readUser } from "@petcare/storage";
import type { SNSEvent } from "aws-lambda";
import { idInTag } from "../shared/notices/channels.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";

/** The part of an event of SES that is used. */
interface MailEvent {
  eventType: string;
  mail: { destination: string[]; tags: Record<string, string[]> };
  bounce?: { bounceType: string };
}

/**
 * Notes what SES tells of an email that did not arrive, and writes to that address no more. What passes, such as a full
 * mailbox, is left alone. It can run any number of times.
 *
 * @throws Error where the message is not stored yet; Lambda calls again after a minute
 */
export async function handler({ Records }: Pick<SNSEvent, "Records">): Promise<void> {
  for (const { Sns } of Records) await note(JSON.parse(Sns.Message));
}

async function note({ eventType, mail, bounce }: MailEvent): Promise<void> {
  const why = reasonOf(eventType, bounce?.bounceType);
  const [person = "", at = ""] = [mail.tags.person, mail.tags.at].map((tag) => tag?.[0]);
  log("info", { job: "mailEvents", event: eventType, bounce: bounce?.bounceType, noted: why });
  if (!why || !person) return;
  const user = await readUser(runtime.db, idInTag(person));
  const address = user?.email ?? user?.contact_email;
  if (!user || !address) return;
  // Meanwhile they may have another address, which is as good as any.
  if (mail.destination.some((one) => one.toLowerCase() === address.toLowerCase())) {
    const by = { id: "mail", way: "mail" as const, request_id: "", at: runtime.now() };
    await editUser(
      runtime.db,
      user,
      ({ email_stopped }) => ({ email_stopped: email_stopped ?? { at: by.at, why } }),
      by,
      isStillThere,
    );
  }
  const noted = await noteOutcome(runtime.db, user.id, Number(at), why);
  if (noted === 0 && runtime.now() - Number(at) < tooLate) throw new Error("The message is not stored yet");
}

/** In milliseconds. A message that is not stored by then was removed, or its job was killed. */
const tooLate = 10 * 60_000;

function reasonOf(eventType: string, bounceType: string | undefined): EmailStop | undefined {
  if (eventType === "Complaint") return "complained";
  return eventType === "Bounce" && bounceType === "Permanent" ? "bounced" : undefined;
}
