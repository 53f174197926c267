import {
  adjustmentKinds,
  carriedKinds,
  federalHolidayKeys,
  hardDayKinds,
  noticeChannels,
  noticeKinds,
  payKinds,
  roles,
  serviceTypes,
  sundayActs,
  timeFrames,
} from "@petcare/domain";

/** The rows of fields-table.ts for requests about money, notices and hard days. */
export const fieldsOfMoney = `
  adjustInvoice.amount                 number -100000-100000 by 0.01, required
  adjustInvoice.kind                   ${adjustmentKinds.join(" ")}
  with_tax                             boolean
  setTaxes.version                     integer 0-9007199254740991, required
  adjustInvoice.version                integer 1-9007199254740991, required
  recordPayment.amount                 number 0.01-100000 by 0.01, required
  applyCredit.amount                   number 0.01-100000 by 0.01, required
  refundClient.amount                  number 0.01-100000 by 0.01, required
  giveCredit.amount                    number 0.01-100000 by 0.01, required
  applyCredit.version                  integer 1-9007199254740991, required
  changeInvoice.due                    date
  changeInvoice.version                integer 1-9007199254740991, required
  changeInvoice.note                   text 0-500, or null
  cancelled                            boolean, required
  on                                   boolean, required
  setNoticeSettings.through            date, required
  weeks_ahead                          integer 0-3, required
  sunday                               ${sundayActs.join(" ")}, required
  overdue_days                         list 0-5, required
  overdue_days.0                       integer 1-90
  defaults                             list 0-60, required
  defaults.0                           object
  defaults.0.role                      ${roles.join(" ")}, required
  defaults.0.kind                      ${noticeKinds.join(" ")}, required
  defaults.0.channels                  list 0-2, required
  defaults.0.channels.0                ${noticeChannels.join(" ")}
  setNoticeSettings.version            integer 0-9007199254740991, required
  rules                                list 0-40, required
  rules.0                              object
  rules.0.id                           id, required
  rules.0.name                         visible 0-80, required
  rules.0.services                     list 1-4, required
  rules.0.services.0                   ${serviceTypes.join(" ")}
  rules.0.when                         anything, required
  rules.0.charge                       object or object, required
  rules.0.charge.dollars               number 0-100000 by 0.01
  rules.0.charge.percent               integer 1-100
  rules.0.pay                          object or object, or null, required
  rules.0.pay.dollars                  number 0-100000 by 0.01
  rules.0.pay.percent                  integer 1-100
  rules.0.from                         date, required
  rules.0.to                           date, or null, required
  holidays                             list 0-11, required
  holidays.0                           ${federalHolidayKeys.join(" ")}
  days                                 list 0-100, required
  days.0                               object
  days.0.date                          date, required
  days.0.name                          visible 0-80, required
  accept_free_cancels                  boolean
  takes_meets                          boolean
  cancelling                           list 0-20
  cancelling.0                         object
  cancelling.0.services                list 1-4, required
  cancelling.0.services.0              ${serviceTypes.join(" ")}
  cancelling.0.on                      all holidays ordinary, required
  cancelling.0.hours                   integer 1-720, required
  cancelling.0.charge                  nothing half all, required
  cancelling.0.pay                     nothing half all, required
  setPriceRules.version                integer 0-9007199254740991, required
  rates                                list 0-40, required
  rates.0                              object
  rates.0.id                           id, required
  rates.0.name                         visible 0-60, required
  rates.0.milli                        integer 0-99999, required
  rates.0.from                         date, required
  services                             list 0-4, required
  services.0                           ${serviceTypes.join(" ")}
  miles                                number 0-999.9 by 0.1, or null, required
  w9_on                                date, or null
  days_off                             list 0-40, or null
  days_off.0                           object
  days_off.0.from                      date, required
  days_off.0.to                        date, required
  days_off.0.note                      text 0-200, or null
  tax                                  object, or null
  tax.rate                             id
  tax.exempt                           text 0-200
  tax.certificate                      text 0-100, or null
  clients                              list 1-50, required
  clients.0                            object
  clients.0.adjustments                list 0-20
  clients.0.adjustments.0              object
  clients.0.adjustments.0.amount       number -100000-100000 by 0.01, required
  clients.0.adjustments.0.id           id, required
  clients.0.adjustments.0.text         visible 0-200, required
  clients.0.adjustments.0.with_tax     boolean
  clients.0.client_id                  id, required
  clients.0.lines                      list 0-90, required
  clients.0.lines.0                    object
  clients.0.lines.0.price              number 0-100000 by 0.01, required
  clients.0.lines.0.rate               integer 0-99999
  clients.0.lines.0.visit_id           id, required
  clients.0.n                          integer 0-9007199254740991, required
  clients.0.use_credit                 boolean
  recordPayment.client_id              id, required
  changeMyMiles.date                   date, required
  recordPayment.date                   date, required
  refundClient.date                    date, required
  reversePayment.client_id             id, required
  due                                  date, required
  giveCredit.reason                    visible 0-200, required
  from                                 date, required
  makeInvoices.note                    text 0-500, or null
  invoices                             list 0-20, required
  invoices.0                           object
  invoices.0.id                        id, required
  invoices.0.version                   integer 1-9007199254740991, required
  method                               visible 0-40, required
  payWalker.lines                      list 0-90, required
  payWalker.lines.0                    object
  payWalker.lines.0.kind               ${payKinds.join(" ")}, required
  payWalker.lines.0.id                 id, required
  payWalker.lines.0.amount             number -100000-100000 by 0.01, required
  payWalker.n                          integer 0-9007199254740991, required
  payWalker.paid_on                    date, required
  payWalker.walker_id                  id, required
  listCompletedWalks.client_id         id
  completedWalksTotals.client_id       id
  listDuePay.walker_id                 id
  listPayRuns.walker_id                id
  undoPayRun.version                   integer 1-9007199254740991, required
  closeWeek.carried                    list 0-500, required
  closeWeek.carried.0                  object
  closeWeek.carried.0.id               id, required
  closeWeek.carried.0.kind             ${carriedKinds.join(" ")}, required
  closeWeek.carried.0.reason           visible 0-200, required
  closeWeek.monday                     date, required
  getWeek.monday                       date, required
  period                               object, required
  period.end                           date, required
  period.start                         date, required
  previewInvoices.client_id            id
  reversePayment.reason                visible 0-200, required
  reversePayment.tip                   keep take-back
  text                                 visible 0-200, required
  tip                                  object, or null
  tip.amount                           number 0.01-100000 by 0.01, required
  tip.walker_id                        id, required
  to                                   date, required
  voidInvoice.version                  integer 1-9007199254740991, required
  doHardDay.kind                       ${hardDayKinds.join(" ")}, required
  through                              date, required
  walker_ids                           list 0-50
  walker_ids.0                         id
  toggled_ids                          list 0-200
  toggled_ids.0                        id
  timeframes                           list 0-5
  timeframes.0                         ${timeFrames.map(({ value }) => value).join(" ")}
  moves                                boolean
  cost                                 rule free
  unfit                                keep unassign cancel
`;
