import { business } from "@petcare/business";
import { readUser } from "@petcare/storage";
import { log } from "../pipeline/log.ts";
import { runtime } from "../runtime.ts";
import { sendText } from "./text-message.ts";

/**
 * Texts a person that their sign-in email has changed, to their verified phone if they have one.
 * @returns false if the text could not be sent
 */
export async function tellEmailChanged(userId: string): Promise<boolean> {
  const user = await readUser(runtime.db, userId);
  const phone = user?.verified_phone ?? user?.phone;
  if (!phone) return true;
  try {
    await sendText(phone, textOf(business.phone.shown));
    return true;
  } catch (error) {
    log("error", { emailChanged: error instanceof Error ? error.name : "unknown" });
    return false;
  }
}

const textOf = (contact: string) =>
  `${business.name}: the email that you sign in with was changed. If you did not change it, call ${contact}.`;
