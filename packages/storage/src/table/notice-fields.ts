import { type NoticeChoice, noticeChannels, noticeKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { byName } from "./fields.ts";

/** Channels by kinds of messages. */
export const noticeChoice: z.ZodMiniType<NoticeChoice> = byName(
  (name) => noticeKinds.some((kind) => kind === name),
  z.array(z.enum(noticeChannels)),
);
