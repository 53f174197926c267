import {
  billings,
  bookingText,
  bookingTextNames,
  bulkScopes,
  cancelShares,
  editScopes,
  recordKinds,
  serviceTypes,
  timeFrames,
  visitStatuses,
} from "@petcare/domain";
import { fieldsOfHousehold } from "./fields-of-household.ts";
import { fieldsOfMoney } from "./fields-of-money.ts";
import { fieldsOfNotices } from "./fields-of-notices.ts";
import { fieldsOfReports } from "./fields-of-reports.ts";
import { fieldsOfRequests } from "./fields-of-requests.ts";

const words = (list: readonly string[]) => list.join(" ");
const frames = timeFrames.map(({ value }) => value);

/*
What each field of a request takes: its kind, its least and most (characters, members or amount), and whether it is
required. 'visible' is a text with at least one visible character. A row that names an endpoint goes before one that does not.
*/
const table = `
  about                                id
  access                               object
  access.alarm                         text 0-200, or null
  access.lockbox                       text 0-200, or null
  access.parking                       text 0-200, or null
  also_unfinished                      boolean
  amount                               number 0-100000 by 0.01, required
  at                                   date-time
  billing                              ${words(billings)} all
  by                                   id
  charge                               ${words(cancelShares)}
  charge_amount                        number 0-100000 by 0.01
  client_id                            id 1-, required
  listHistory.client_id                id
  checkSchedule.client_id              id, or null
  code                                 text 1-20, required
  revokeReferralCode.code              code, required
  verifyPhone.code                     text 1-6, required
  color                                hexcolor, or null
  consent                              true, required
  cursor                               ascii
  custom_rates                         object, or null
  custom_rates.other                   number 0-100000 by 0.01, or null
  custom_rates.overnight               number 0-100000 by 0.01, or null
  custom_rates.visit                   number 0-100000 by 0.01, or null
  custom_rates.walk25                  number 0-100000 by 0.01, or null
  date                                 date 1-, required
  key                                  key43, required
  file                                 text 0-200, required
  door_tag                             doortag, or null
  do                                   take leave, required
  duration_minutes                     integer 1-1440, or null
  changeWalker.email                   email 1-254, or null
  createWalker.email                   email 1-254, or null
  changeClient.email                   email 1-254, or null
  createClient.email                   email 1-254, or null
  email                                email 1-254, required
  emailAvailable.email                 with@ 1-254, required
  login.email                          text 1-254, required
  emergency_contact                    object, or null
  emergency_contact.name               visible 0-100, required
  emergency_contact.phone              text 0-30, or null
  emergency_contact.relation           text 0-200, or null
  end                                  date or date-time, required
  mySchedule.end                       date or date-time
  except                               id, or null
  expires_on                           date, or null
  expand                               text 0-20
  from                                 date, required
  createReferralCode.id                chance, required
  id                                   id, required
  keys                                 list 0-20
  keys.0                               object
  keys.0.holder_id                     id, or null
  keys.0.id                            id, required
  keys.0.label                         visible 0-100, required
  keys.0.place                         text 0-200, or null
  keys.0.since                         date, required
  kind                                 ${words(recordKinds)}
  late                                 1
  limit                                integer 1-200
  changeWalker.name                    visible 0-100
  changeClient.name                    visible 0-100
  changeProfile.name                   visible 0-100
  name                                 visible 0-100, required
  new_password                         password 0-256, required
  note                                 text 0-200, or null
  old_password                         text 1-256, required
  password                             password 0-256, required
  changeEmail.password                 text 1-256
  deleteMe.password                    text 1-256, required
  login.password                       text 1-256, required
  occurrence_start                     date-time, required
  pay                                  ${words(cancelShares)}
  pay_rates                            object, or null
  pay_rates.other                      number 0-100000 by 0.01, or null
  pay_rates.overnight                  number 0-100000 by 0.01, or null
  pay_rates.visit                      number 0-100000 by 0.01, or null
  pay_rates.walk25                     number 0-100000 by 0.01, or null
  pay_amount                           number 0-100000 by 0.01
  pet_names                            list 0-50
  pet_names.0                          text 0-60
  pets                                 list 0-50
  changeClient.pets.0                  object
  createClient.pets.0                  object
  pets.0                               text 0-60
  pets.0.feeding                       text 0-500, or null
  pets.0.flags                         list 0-20
  pets.0.flags.0                       text 1-60
  pets.0.kind                          text 0-60, or null
  pets.0.medication                    text 0-500, or null
  pets.0.name                          visible 0-60, required
  pets.0.notes                         text 0-1000, or null
  pets.0.vet                           text 0-300, or null
  plan                                 text 0-64
  preferred_walker_id                  id, or null
  preview                              1 all
  phone                                text 0-30, required
  changeProfile.phone                  text 0-30, or null
  changeWalker.phone                   text 0-30, or null
  createWalker.phone                   text 0-30, or null
  changeClient.phone                   text 0-30, or null
  createClient.phone                   text 0-30, or null
  phone_display                        text 0-20
  phone_proof                          text 1-100
  phone_raw                            text 0-30, required
  phone_verified                       true, required
  price                                number 0-100000 by 0.01, or null
  prices                               list 1-4, required
  prices.0                             object
  prices.0.from                        number 0-100000 by 0.01, required
  prices.0.service_type                ${words(serviceTypes)}, required
  prices.0.to                          number 0-100000 by 0.01, required
  referral_code                        text 1-20, required
  sendCode.referral_code               text 1-20
  reason                               text 0-300, or null
  writeOffVisit.reason                 visible 0-300, required
  completeWalk.replaces                text 0-200
  replaces                             text 0-20, or null, required
  reset                                list 0-20
  reset.0                              timeframe walker_id pet_names ${words(bookingTextNames)} service_label price
  role                                 text, required
  completeClientSignup.role            text
  completeWalkerSignup.role            text
  scope                                ${words(editScopes)}
  updateSchedule.scope                 ${words(bulkScopes)}
  restoreVisit.scope                   occurrence series
  rrule                                text 0-500, or null
  sent                                 date-time
  service                              ${words(serviceTypes)}
  service_label                        text 0-100, or null
  service_type                         ${words(serviceTypes)}, required
  sms_consent                          true, required
  sms_consent_at                       date-time, required
  sms_consent_text_version             text 1-20, required
  start                                date or date-time, required
  mySchedule.start                     date or date-time
  updateSchedule.status                ${words(visitStatuses)}
  status                               scheduled
  updateOccurrence.date                date
  moveVisit.date                       date
  updateOccurrence.timeframe           ${words(frames)}
  moveVisit.timeframe                  ${words(frames)}
  undoEdit.version                     integer 1-9007199254740991, required
  mergeClients.version                 integer 1-9007199254740991, required
  into                                 id, required
  into_version                         integer 1-9007199254740991, required
  reactivatePerson.version             integer 1-9007199254740991, required
  setPricing.version                   integer 0-9007199254740991, required
  changeWalker.version                 integer 1-9007199254740991, required
  changeClient.version                 integer 1-9007199254740991, required
  version                              integer 1-9007199254740991
  correctCharge.version                integer 1-9007199254740991, required
  answerReview.version                 integer 1-9007199254740991, required
  correctPay.version                   integer 1-9007199254740991, required
  writeOffVisit.version                integer 1-9007199254740991, required
  takeBackWriteOff.version             integer 1-9007199254740991, required
  to                                   date, required
  updateOccurrence.walker_id           id, or null
  moveVisit.walker_id                  id, or null
  updateSchedule.walker_id             id 1-, or null, required
  assignVisit.walker_id                id, or null, required
  timeframe                            ${words(frames)}, required
  walker_id                            id 1-, required
  checkSchedule.walker_id              id, or null
  listCompletedWalks.walker_id         id
  completedWalksTotals.walker_id       id
  tell                                 boolean
  uses_limit                           integer 1-1000, required
  visits                               object, required
  visits.charge                        ${words(cancelShares)}
  visits.charge_amount                 number 0-100000 by 0.01
  visits.do                            keep unassign reassign spread cancel, required
  visits.pay                           ${words(cancelShares)}
  visits.pay_amount                    number 0-100000 by 0.01
  visits.reason                        text 0-300, or null
  visits.walker_id                     id
  visits.walker_ids                    list 0-50
  visits.walker_ids.0                  id
  overnight                            number 0-100000 by 0.01, required
  other                                number 0-100000 by 0.01, required
  visit                                number 0-100000 by 0.01, required
  walk25                               number 0-100000 by 0.01, required
  which                                upcoming past, required
`;

/** The rows of a booking's texts. */
const textRows = bookingTextNames.map((name) => `${name} text 0-${bookingText(name).maxLength}, or null`).join("\n");

/** The values that a field takes, by its name or by '<endpoint>.<name>'. */
export const takenBy: ReadonlyMap<string, string> = new Map(
  [table, textRows, fieldsOfHousehold, fieldsOfMoney, fieldsOfNotices, fieldsOfReports, fieldsOfRequests]
    .flatMap((rows) => rows.trim().split("\n"))
    .map((line) => {
      const [name = "", ...taken] = line.trim().split(/\s+/);
      return [name, taken.join(" ")];
    }),
);
