import { business } from "@petcare/business";
import { type Message, messageOf } from "@petcare/domain";
import { type ClientRequest, noteStrangerTold, readClientRequest } from "@petcare/storage";
import { sendEmail } from "../messages/send-email.ts";
import { sendsEmail } from "../messages/sends-email.ts";
import { codeFromId } from "../people/code-from-id.ts";
import { log } from "../pipeline/log.ts";
import { environment, runtime } from "../runtime.ts";
import { renderEmail } from "./render-email.ts";

/** Sends the answer to a stranger who left an email address, once. They hear of nothing else. Answers whether nothing is left to tell. */
export async function isStrangerTold(id: string): Promise<boolean> {
  if (!sendsEmail()) return true;
  const request = await readClientRequest(runtime.db, id);
  const email = request?.stranger?.email;
  if (!email || request.told_at !== undefined) return true;
  const message = answerTo(request);
  if (!message) return true;
  try {
    const sender = { ...business, siteUrl: environment("SITE_URL") };
    const rendered = renderEmail(message, { id, name: request.stranger?.name ?? "", email }, sender);
    await sendEmail({ ...rendered, tags: {} });
    await noteStrangerTold(runtime.db, id, runtime.now());
    return true;
  } catch (error) {
    log("error", { email: error instanceof Error ? error.name : "unknown" });
    return false;
  }
}

/** The answer with the way to sign up, if it is a yes; undefined while there is none, and for a no without the owner's words. */
function answerTo({ id, kind, state, created_at: at, date, timeframe, answer }: ClientRequest): Message | undefined {
  if (state !== "accepted" && !(state === "declined" && answer)) return undefined;
  const facts = { id, kind, state, at, client: "", pets: [], date, timeframe, cents: 0, answer };
  const { subject, lines } = messageOf("answer", facts);
  const button =
    state === "accepted"
      ? { text: "Create your account", path: `/signup/client?code=${codeFromId(id)}` }
      : { text: "See who we are", path: "/" };
  return { kind: "answer", subject, sections: [{ lines }], button };
}
