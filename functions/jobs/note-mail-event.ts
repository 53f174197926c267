import type { EmailStop } from "@petcare/domain";
import { editUser, isStillThere, noteOutcome, readUser } from "@petcare/storage";
import type { SNSEvent } from "aws-lambda";
import { idInTag } from "../shared/notices/channels.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";

/** The fields of an SES event that this job reads. */
interface MailEvent {
  eventType: string;
  mail: { destination: string[]; tags: Record<string, string[]> };
  bounce?: { bounceType: string };
}

/**
 * Stores that an email bounced or was marked as spam, and stops email to that address. Ignores transient bounces, such as
 * a full mailbox. It can run any number of times.
 *
 * @throws Error if the message is not stored yet; Lambda retries after a minute
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
  // The person may have changed their address since: email to the new one goes on.
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

/** In milliseconds. A message not stored by then was deleted, or the job that sent it was killed. */
const tooLate = 10 * 60_000;

function reasonOf(eventType: string, bounceType: string | undefined): EmailStop | undefined {
  if (eventType === "Complaint") return "complained";
  return eventType === "Bounce" && bounceType === "Permanent" ? "bounced" : undefined;
}
