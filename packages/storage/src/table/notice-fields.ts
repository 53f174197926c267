import { type NoticeChoice, type NoticeDefault, noticeChannels, noticeKinds, roles } from "@petcare/domain";
import * as z from "zod/mini";
import { byName } from "./fields.ts";

/** Channels by kinds of messages. */
export const noticeChoice: z.ZodMiniType<NoticeChoice> = byName(
  (name) => noticeKinds.some((kind) => kind === name),
  z.array(z.enum(noticeChannels)),
);

/** The owner's channels of a kind, for a role. */
export const noticeDefault: z.ZodMiniType<NoticeDefault> = z.strictObject({
  role: z.enum(roles),
  kind: z.enum(noticeKinds),
  channels: z.array(z.enum(noticeChannels)),
});
