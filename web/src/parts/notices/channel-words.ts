import type { NoticeChannel } from "@petcare/domain";

export const channelWords: Record<NoticeChannel, string> = { email: "E-mail", push: "Push" };
