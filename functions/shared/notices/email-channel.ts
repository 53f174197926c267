import { business } from "@petcare/business";
import { keepStopWord, type User } from "@petcare/storage";
import { sendEmail } from "../messages/send-email.ts";
import { sendsEmail } from "../messages/sends-email.ts";
import { log } from "../pipeline/log.ts";
import { environment, runtime } from "../runtime.ts";
import type { Channel } from "./channel.ts";
import { renderEmail } from "./render-email.ts";

/** Email by SES, to whoever has an address that takes it. Its tags name the person and the instant to a bounce. */
export const emailChannel: Channel = {
  name: "email",
  reaches: async (person) => sendsEmail() && addressOf(person) !== undefined,
  async send(person, message, { at }) {
    try {
      const email = addressOf(person);
      if (!sendsEmail() || !email) return "failed";
      const stop = await keepStopWord(runtime.db, person.id, runtime.newSecret());
      const sender = { ...business, siteUrl: environment("SITE_URL") };
      const rendered = renderEmail(message, { ...person, email, stop }, sender);
      await sendEmail({ ...rendered, tags: { person: tagOf(person.id), at: String(at) } });
      return "sent";
    } catch (error) {
      log("error", { email: error instanceof Error ? error.name : "unknown" });
      return "failed";
    }
  },
};

/** The address that somebody is written to; undefined: they have none, or it refuses mail. */
const addressOf = ({ email, contact_email, email_stopped }: User): string | undefined =>
  email_stopped ? undefined : (email ?? contact_email);

/** An id as a tag: SES takes letters, digits, '_' and '-'. */
const tagOf = (id: string): string => Buffer.from(id).toString("base64url");

/** The id of a person in a tag. */
export const idInTag = (tag: string): string => Buffer.from(tag, "base64url").toString("utf8");
