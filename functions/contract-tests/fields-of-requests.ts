import { accountRequestKinds, agreementKinds, careFields, serviceTypes, timeFrames } from "@petcare/domain";

const frames = timeFrames.map(({ value }) => value).join(" ");
const agreements = agreementKinds.join(" ");

/** The rows of fields-table.ts for what a client asks for, and for agreements. */
export const fieldsOfRequests = `
  askRequest.kind                      ${accountRequestKinds.join(" ")}, required
  askRequest.date                      date
  askRequest.timeframe                 ${frames}
  askRequest.service_type              ${serviceTypes.join(" ")}
  askRequest.through                   date
  visit_ids                            list 0-200
  visit_ids.0                          id
  askRequest.weekdays                  list 1-7
  askRequest.care                      list 0-60
  askRequest.care.0                    object
  askRequest.care.0.pet                visible 0-60, or null, required
  askRequest.care.0.field              ${careFields.join(" ")}, required
  askRequest.care.0.text               text 0-1000, or null, required
  createSchedule.request               object
  createSchedule.request.id            id, required
  createSchedule.request.version       integer 1-9007199254740991, required
  acceptRequest.care                   list 1-60
  acceptRequest.care.0                 integer 0-60
  askRequest.weekdays.0                integer 0-6
  askForMeet.stamp                     text 0-200, required
  askForMeet.name                      visible 0-80, required
  askForMeet.phone                     text 0-30
  askForMeet.email                     email 1-254
  askForMeet.place                     visible 0-80, required
  askForMeet.words                     visible 0-500, required
  askForMeet.date                      date, required
  website                              text 0-0
  visit_id                             id
  following                            boolean
  noteIncident.words                   visible 0-2000, required
  words                                text 0-500, or null
  acceptRequest.version                integer 1-9007199254740991, required
  acceptRequest.walker_id              id
  seen_total                           number 0-100000 by 0.01
  free                                 boolean
  unsigned_reason                      text 0-200, or null
  putAgreement.kind                    ${agreements}, required
  getAgreementText.kind                ${agreements}, required
  signAgreement.kind                   ${agreements}, required
  notePaper.kind                       ${agreements}, required
  on_paper                             date, or null, required
  putAgreement.version                 integer 0-9007199254740991, required
  getAgreementText.version             /^[1-9]\\d{0,2}$/, required
  signAgreement.version                integer 1-9007199254740991, required
  putAgreement.text                    visible 0-20000, or null, required
  signAgreement.name                   visible 0-80, required
  limits                               list 0-50
  limits.0                             object
  limits.0.pet                         visible 0-60, required
  limits.0.limit                       number 0-100000 by 0.01, required
  refused                              boolean
`;
