import {
  accountRequestKinds,
  adjustmentKinds,
  agreementKinds,
  billings,
  bookingText,
  bookingTextNames,
  bulkScopes,
  cancelShares,
  careFields,
  carriedKinds,
  editScopes,
  federalHolidayKeys,
  hardDayKinds,
  noticeChannels,
  noticeKinds,
  payKinds,
  recordKinds,
  roles,
  serviceTypes,
  sundayActs,
  timeFrames,
  visitStatuses,
} from "@petcare/domain";

const words = (list: readonly string[]) => list.join(" ");
const frames = timeFrames.map(({ value }) => value);

/*
The fields of requests by what they take: the kind, the least and most (characters, members or amount), and whether it is
required. 'visible' is a text with at least one visible character. A name with its endpoint goes before one without.
*/
const table = `
  /^[0-9a-f]{64}$/: browser
  /^[1-9]\\d{0,2}$/, required: getAgreementText.version
  /^[A-Za-z0-9_.-]{1,80}~\\d{1,15}~\\d{1,3}$/, required: sendAgain.id
  1: late
  1 all: preview
  all holidays ordinary, required: cancelling.0.on
  anything, required: rules.0.when
  as_booked pay_only neither, required: do
  ascii: cursor
  boolean: accept_free_cancels also_unfinished clients.0.adjustments.0.with_tax clients.0.use_credit following free
    moves refused takes_meets tell with_tax
  boolean, required: cancelled on
  browserkey, required: p256dh
  browsersecret, required: auth
  chance, required: createReferralCode.id
  code, required: revokeReferralCode.code
  date: arriveAtVisit.date askRequest.date askRequest.through changeInvoice.due completeWalk.date moveVisit.date
    updateOccurrence.date
  date 1-, required: date
  date or date-time: mySchedule.end mySchedule.start
  date or date-time, required: end start
  date, or null: expires_on w9_on
  date, or null, required: on_paper rules.0.to
  date, required: askForMeet.date changeMyMiles.date closeWeek.monday days.0.date days_off.0.from days_off.0.to due
    from getWeek.monday keys.0.since payWalker.paid_on period.end period.start rates.0.from recordPayment.date
    refundClient.date rules.0.from setNoticeSettings.through tellWeek.through through to
  date-time: at corrected_at photo_times.0 sent
  date-time, required: arrived.at known_at occurrence_start sms_consent_at ticks.0.at
  doortag, or null: door_tag
  email 1-254: askForMeet.email
  email 1-254, or null: changeClient.email changeWalker.email createClient.email createWalker.email
  email 1-254, required: email
  hexcolor, or null: color
  id: about acceptRequest.walker_id by client completedWalksTotals.client_id completedWalksTotals.walker_id
    listCompletedWalks.client_id listCompletedWalks.walker_id listDuePay.walker_id listHistory.client_id
    listPayRuns.walker_id person photo_ids.0 previewInvoices.client_id tax.rate tellWeek.except.0 toggled_ids.0
    visit_id visit_ids.0 visits.walker_id visits.walker_ids.0 walker_ids.0
  id 1-, or null, required: updateSchedule.walker_id
  id 1-, required: client_id walker_id
  id, or null: checkSchedule.client_id checkSchedule.walker_id except keys.0.holder_id moveVisit.walker_id
    preferred_walker_id updateOccurrence.walker_id
  id, or null, required: assignVisit.walker_id
  id, required: clients.0.adjustments.0.id clients.0.client_id clients.0.lines.0.visit_id closeWeek.carried.0.id
    createSchedule.request.id id into invoices.0.id keys.0.id payWalker.lines.0.id payWalker.walker_id photo
    rates.0.id recordPayment.client_id reversePayment.client_id rules.0.id tip.walker_id
  integer 0-3, required: weeks_ahead
  integer 0-6: askRequest.weekdays.0
  integer 0-60: acceptRequest.care.0
  integer 0-9007199254740991, required: clients.0.n payWalker.n putAgreement.version setNoticeSettings.version
    setPriceRules.version setPricing.version setTaxes.version tellWeek.version
  integer 0-99999: clients.0.lines.0.rate
  integer 0-99999, required: rates.0.milli
  integer 1-100: rules.0.charge.percent rules.0.pay.percent
  integer 1-1000, required: uses_limit
  integer 1-1440, or null: duration_minutes
  integer 1-200: limit
  integer 1-720, required: cancelling.0.hours
  integer 1-90: overdue_days.0
  integer 1-9007199254740991: version
  integer 1-9007199254740991, required: acceptRequest.version adjustInvoice.version answerReview.version
    applyCredit.version changeClient.version changeInvoice.version changeWalker.version correctCharge.version
    correctPay.version createSchedule.request.version into_version invoices.0.version mergeClients.version
    reactivatePerson.version signAgreement.version takeBackWriteOff.version undoEdit.version undoPayRun.version
    voidInvoice.version writeOffVisit.version
  keep take-back: reversePayment.tip
  keep unassign cancel: unfit
  keep unassign reassign spread cancel, required: visits.do
  key43, required: key
  list 0-100, required: days
  list 0-11, required: holidays
  list 0-2, required: channels defaults.0.channels
  list 0-20: cancelling clients.0.adjustments keys pets.0.flags reset
  list 0-20, required: invoices
  list 0-200: toggled_ids visit_ids
  list 0-4, required: services
  list 0-40: ticks
  list 0-40, or null: days_off
  list 0-40, required: rates rules
  list 0-5: timeframes
  list 0-5, required: overdue_days
  list 0-50: limits pet_names pets visits.walker_ids walker_ids
  list 0-500, required: closeWeek.carried tellWeek.except
  list 0-6: photo_ids photo_times
  list 0-60: askRequest.care
  list 0-60, required: defaults
  list 0-90, required: clients.0.lines payWalker.lines
  list 1-4, required: cancelling.0.services prices rules.0.services
  list 1-50: completeClientSignup.pet_names
  list 1-50, required: clients
  list 1-60: acceptRequest.care
  list 1-7: askRequest.weekdays
  list or text, or null: photo_urls
  medication feeding, required: ticks.0.care
  nothing half all, required: cancelling.0.charge cancelling.0.pay
  number -100000-100000 by 0.01, required: adjustInvoice.amount clients.0.adjustments.0.amount
    payWalker.lines.0.amount
  number 0-100000 by 0.01: charge_amount pay_amount rules.0.charge.dollars rules.0.pay.dollars seen_total
    visits.charge_amount visits.pay_amount
  number 0-100000 by 0.01, or null: custom_rates.other custom_rates.overnight custom_rates.visit custom_rates.walk25
    pay_rates.other pay_rates.overnight pay_rates.visit pay_rates.walk25 price
  number 0-100000 by 0.01, required: amount clients.0.lines.0.price limits.0.limit other overnight prices.0.from
    prices.0.to visit walk25
  number 0-999.9 by 0.1, or null, required: miles
  number 0.01-100000 by 0.01, required: applyCredit.amount giveCredit.amount recordPayment.amount refundClient.amount
    tip.amount
  object: access arrived askRequest.care.0 cancelling.0 changeClient.pets.0 clients.0 clients.0.adjustments.0
    clients.0.lines.0 closeWeek.carried.0 createClient.pets.0 createSchedule.request days.0 days_off.0 defaults.0
    invoices.0 keys.0 limits.0 payWalker.lines.0 prices.0 rates.0 rules.0 ticks.0
  object or object, or null, required: rules.0.pay
  object or object, required: rules.0.charge
  object, or null: custom_rates emergency_contact pay_rates tax tip
  object, required: period visits
  occurrence series: restoreVisit.scope
  password 0-256, required: new_password password
  pushservice, required: endpoint
  rule free: cost
  scheduled: status
  tap given: how
  tap tag given: arriveAtVisit.how arrived.how
  text: completeClientSignup.role completeWalkerSignup.role photo_urls.0
  text 0-0: website
  text 0-100, or null: service_label tax.certificate
  text 0-1000, or null: pets.0.notes
  text 0-1000, or null, required: askRequest.care.0.text
  text 0-20: expand phone_display
  text 0-20, or null, required: replaces
  text 0-200: completeWalk.replaces tax.exempt
  text 0-200, or null: access.alarm access.lockbox access.parking days_off.0.note emergency_contact.relation
    keys.0.place note unsigned_reason
  text 0-200, required: askForMeet.stamp file
  text 0-30: askForMeet.phone
  text 0-30, or null: changeClient.phone changeProfile.phone changeWalker.phone createClient.phone createWalker.phone
    emergency_contact.phone
  text 0-30, required: phone phone_raw
  text 0-300, or null: pets.0.vet reason visits.reason
  text 0-500, or null: changeInvoice.note makeInvoices.note pets.0.feeding pets.0.medication rrule words
  text 0-60: pet_names.0 pets.0
  text 0-60, or null: pets.0.kind
  text 0-64: arrived.tag plan tag
  text 1-100: phone_proof
  text 1-100, required: review
  text 1-20: sendCode.referral_code
  text 1-20, required: code referral_code sms_consent_text_version
  text 1-254, required: login.email
  text 1-256: changeEmail.password
  text 1-256, required: deleteMe.password login.password old_password
  text 1-6, required: verifyPhone.code
  text 1-60: pets.0.flags.0
  text, required: role
  timeframe walker_id pet_names ${words(bookingTextNames)} service_label price: reset.0
  true, required: consent phone_verified sms_consent
  upcoming past, required: which
  visible 0-100: changeClient.name changeProfile.name changeWalker.name
  visible 0-100, required: emergency_contact.name full_name keys.0.label name
  visible 0-200, required: clients.0.adjustments.0.text closeWeek.carried.0.reason giveCredit.reason
    reversePayment.reason text
  visible 0-2000, required: noteIncident.words
  visible 0-20000, or null, required: putAgreement.text
  visible 0-300: home_address
  visible 0-300, required: writeOffVisit.reason
  visible 0-40, required: method
  visible 0-4000, required: comments
  visible 0-500, required: askForMeet.words
  visible 0-60, or null, required: askRequest.care.0.pet
  visible 0-60, required: limits.0.pet pets.0.name rates.0.name ticks.0.pet
  visible 0-80, required: askForMeet.name askForMeet.place days.0.name rules.0.name signAgreement.name
  with@ 1-254, required: emailAvailable.email
  ${words(accountRequestKinds)}, required: askRequest.kind
  ${words(adjustmentKinds)}: adjustInvoice.kind
  ${words(agreementKinds)}, required: getAgreementText.kind notePaper.kind putAgreement.kind signAgreement.kind
  ${words(billings)} all: billing
  ${words(bulkScopes)}: updateSchedule.scope
  ${words(cancelShares)}: charge pay visits.charge visits.pay
  ${words(careFields)}, required: askRequest.care.0.field
  ${words(carriedKinds)}, required: closeWeek.carried.0.kind
  ${words(editScopes)}: scope
  ${words(federalHolidayKeys)}: holidays.0
  ${words(frames)}: askRequest.timeframe moveVisit.timeframe timeframes.0 updateOccurrence.timeframe
  ${words(frames)}, required: timeframe
  ${words(hardDayKinds)}, required: doHardDay.kind
  ${words(noticeChannels)}: channels.0 defaults.0.channels.0
  ${words(noticeKinds)}, required: changeNotices.kind defaults.0.kind
  ${words(payKinds)}, required: payWalker.lines.0.kind
  ${words(recordKinds)}: kind
  ${words(roles)}, required: defaults.0.role
  ${words(serviceTypes)}: askRequest.service_type cancelling.0.services.0 rules.0.services.0 service services.0
  ${words(serviceTypes)}, required: prices.0.service_type service_type
  ${words(sundayActs)}, required: sunday
  ${words(visitStatuses)}: updateSchedule.status
`;

/** The rows of a booking's texts. */
const textRows = bookingTextNames.map((name) => `  text 0-${bookingText(name).maxLength}, or null: ${name}`);

/** The values that a field takes, by its name or by '<endpoint>.<name>'. */
export const takenBy: ReadonlyMap<string, string> = new Map(
  [...table.trim().split(/\n {2}(?! )/), ...textRows].flatMap((row) => {
    const [kind = "", names = ""] = row.trim().split(": ");
    return names.split(/\s+/).map((name) => [name, kind]);
  }),
);
