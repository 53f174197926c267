import { getNoticeSettings } from "@petcare/contract";
import { noticeSettings, noticeSettingsAnswer } from "../shared/notices/notice-settings.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(getNoticeSettings, async () => noticeSettingsAnswer(await noticeSettings()));
