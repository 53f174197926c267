import { noticeChannels, noticeKinds } from "@petcare/domain";

/** The rows of fields-table.ts for what people hear. */
export const fieldsOfNotices = `
  changeNotices.kind                   ${noticeKinds.join(" ")}, required
  channels                             list 0-2, required
  channels.0                           ${noticeChannels.join(" ")}
  endpoint                             pushservice, required
  p256dh                               browserkey, required
  auth                                 browsersecret, required
  browser                              /^[0-9a-f]{64}$/
  person                               id
  tellWeek.through                     date, required
  tellWeek.except                      list 0-500, required
  tellWeek.except.0                    id
  tellWeek.version                     integer 0-9007199254740991, required
  sendAgain.id                         /^[A-Za-z0-9_.-]{1,80}~\\d{1,15}~\\d{1,3}$/, required
`;
