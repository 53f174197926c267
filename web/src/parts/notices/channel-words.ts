import type { NoticeChannel } from "@petcare/domain";

export const channelWords: Record<NoticeChannel, string> = { email: "Email", push: "Push" };
