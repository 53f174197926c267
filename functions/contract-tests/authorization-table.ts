/** Every caller that is tried. The first six have no session that counts. */
const callers = [
  "no token",
  "garbage",
  "expired",
  "foreign",
  "deactivated",
  "deleted",
  "walker",
  "other walker",
  "client",
  "other client",
  "owner",
] as const;
/** A member of the client's household, whose column is the client's, but for the rows of `membersOwn`. */
const member = "member of the client’s household";
export const allCallers = [...callers, member] as const;
export type CallerName = (typeof allCallers)[number];

/** Says whose object a request names. 'own' belongs to 'walker' and 'client', 'another's' to the other two. */
export const objects = ["own", "another's", "missing"] as const;
export type ObjectName = (typeof objects)[number];

/*
One row for each endpoint, one column for each caller, and the status that the caller gets. Where the path names an object,
a cell has a status for own, another's and missing, or one for all three. 'foreign' has a token of another user pool.
*/
const table = `
                       no token  garbage  expired  foreign  deactivated  deleted  walker       other walker  client       other client  owner
  ping                 200       200      200      200      200          200      200          200           200          200           200
  login                200       200      200      200      200          200      200          200           200          200           200
  forgotPassword       200       200      200      200      200          200      200          200           200          200           200
  resetPassword        200       200      200      200      200          200      200          200           200          200           200
  emailAvailable       200       200      200      200      200          200      200          200           200          200           200
  validateReferral     200       200      200      200      200          200      200          200           200          200           200
  sendCode             200       200      200      200      200          200      200          200           200          200           200
  getMeetForm          200       200      200      200      200          200      200          200           200          200           200
  askForMeet           201       201      201      201      201          201      201          201           201          201           201
  verifyPhone          200       200      200      200      200          200      200          200           200          200           200
  completeWalkerSignup 201       201      201      201      201          201      201          201           201          201           201
  completeClientSignup 201       201      201      201      201          201      201          201           201          201           201
  logout               401       401      401      401      401          401      200          200           200          200           200
  me                   401       401      401      401      401          401      200          200           200          200           200
  changeProfile        401       401      401      401      401          401      200          200           200          200           200
  changeName           401       401      401      401      401          401      200          200           200          200           200
  changeEmail          401       401      401      401      401          401      200          200           200          200           200
  changePassword       401       401      401      401      401          401      200          200           200          200           200
  deleteMe             401       401      401      401      401          200      200          200           200          200           403
  listClients          401       401      401      401      401          401      403          403           403          403           200
  createClient         401       401      401      401      401          401      403          403           403          403           201
  nextVisits           401       401      401      401      401          401      403          403           403          403           200
  getClient            401       401      401      401      401          401      403          403           403          403           200/200/404
  changeClient         401       401      401      401      401          401      403          403           403          403           200/200/404
  showClientCodes      401       401      401      401      401          401      403          403           403          403           200/200/404
  invitePerson         401       401      401      401      401          401      403          403           403          403           201/201/404
  sendInvite           401       401      401      401      401          401      403          403           403          403           200/200/404
  revokeInvite         401       401      401      401      401          401      403          403           403          403           200/200/404
  listMembers          401       401      401      401      401          401      403          403           200          404           200
  addMember            401       401      401      401      401          401      403          403           201          404           201
  removeMember         401       401      401      401      401          401      403          403           200/404/404  404/200/404   200/200/404
  mergeClients         401       401      401      401      401          401      403          403           403          403           200/200/404
  repriceVisits        401       401      401      401      401          401      403          403           403          403           200/200/404
  clientVisits         401       401      401      401      401          401      403          403           403          403           200/200/404
  clientSeries         401       401      401      401      401          401      403          403           403          403           200/200/404
  listWalkers          401       401      401      401      401          401      200          200           403          403           200
  createWalker         401       401      401      401      401          401      403          403           403          403           201
  changeWalker         401       401      401      401      401          401      403          403           403          403           200/200/404
  walkersOverview      401       401      401      401      401          401      403          403           403          403           200
  getWalker            401       401      401      401      401          401      403          403           403          403           200/200/404
  walkerEarnings       401       401      401      401      401          401      403          403           403          403           200/200/404
  mySeal               401       401      401      401      401          401      200          200           403          403           403
  walkerHeartbeat      401       401      401      401      401          401      200          200           403          403           403
  getPricing           401       401      401      401      401          401      403          403           403          403           200
  createExport         401       401      401      401      401          401      403          403           403          403           201
  listExports          401       401      401      401      401          401      403          403           403          403           200
  setPricing           401       401      401      401      401          401      403          403           403          403           200
  getTaxes             401       401      401      401      401          401      403          403           403          403           200
  setTaxes             401       401      401      401      401          401      403          403           403          403           200
  getNoticeSettings    401       401      401      401      401          401      403          403           403          403           200
  setNoticeSettings    401       401      401      401      401          401      403          403           403          403           200
  getPriceRules        401       401      401      401      401          401      403          403           403          403           200
  setPriceRules        401       401      401      401      401          401      403          403           403          403           200
  repriceAllVisits     401       401      401      401      401          401      403          403           403          403           200
  listReferralCodes    401       401      401      401      401          401      403          403           403          403           200
  createReferralCode   401       401      401      401      401          401      403          403           403          403           201
  revokeReferralCode   401       401      401      401      401          401      403          403           403          403           200/200/404
  deactivatePerson     401       401      401      401      401          401      403          403           403          403           200/200/404
  reactivatePerson     401       401      401      401      401          401      403          403           403          403           200/200/404
  listHistory          401       401      401      401      401          401      403          403           403          403           200
  createSchedule       401       401      401      401      401          401      403          403           403          403           201
  checkSchedule        401       401      401      401      401          401      403          403           403          403           200
  getSchedule          401       401      401      401      401          401      403          403           403          403           200/200/404
  listSchedules        401       401      401      401      401          401      403          403           403          403           200
  updateSchedule       401       401      401      401      401          401      403          403           403          403           200/200/404
  updateOccurrence     401       401      401      401      401          401      403          403           403          403           200/200/404
  endSchedule          401       401      401      401      401          401      403          403           403          403           200/200/404
  undoEdit             401       401      401      401      401          401      403          403           403          403           200/200/404
  moveVisit            401       401      401      401      401          401      403          403           403          403           200/200/404
  assignVisit          401       401      401      401      401          401      403          403           403          403           200/200/404
  cancelVisit          401       401      401      401      401          401      403          403           403          403           200/200/404
  restoreVisit         401       401      401      401      401          401      403          403           403          403           200/200/404
  reopenVisit          401       401      401      401      401          401      403          403           403          403           200/200/404
  doHardDay            401       401      401      401      401          401      403          403           403          403           200
  continueHardDay      401       401      401      401      401          401      403          403           403          403           200/200/404
  undoHardDay          401       401      401      401      401          401      403          403           403          403           200/200/404
  listHardDays         401       401      401      401      401          401      403          403           403          403           200
  getAgreements        401       401      401      401      401          401      403          403          403          403           200
  putAgreement         401       401      401      401      401          401      403          403          403          403           200/200/400
  getAgreementText     401       401      401      401      401          401      403          403           200/200/400   200/200/400   200/200/400
  listMyAgreements     401       401      401      401      401          401      403          403          200          200           403
  signAgreement        401       401      401      401      401          401      403          403           200/200/400   200/200/400   403
  clientAgreements     401       401      401      401      401          401      403          403          403          403           200/200/404
  notePaper            401       401      401      401      401          401      403          403          403          403           200/200/400
  askRequest           401       401      401      401      401          401      403          403           200/404/200  404/200/404   403
  myRequests           401       401      401      401      401          401      200          200           200          200           403
  withdrawRequest      401       401      401      401      401          401      404          404           200/404/404  404/200/404   403
  listRequests         401       401      401      401      401          401      403          403           403          403           200
  countRequests        401       401      401      401      401          401      403          403           403          403           200
  acceptRequest        401       401      401      401      401          401      403          403           403          403           200/200/404
  declineRequest       401       401      401      401      401          401      403          403           403          403           200/200/404
  confirmVisit         401       401      401      401      401          401      200/404/404  404/200/404   403          403           200/200/404
  getVisit             401       401      401      401      401          401      200/404/404  404/200/404   200/404/404  404/200/404   200/200/404
  showVisitCodes       401       401      401      401      401          401      200/404/404  404/200/404   403          403           200/200/404
  takeMyCodes          401       401      401      401      401          401      200          200           403          403           403
  visitPhotos          401       401      401      401      401          401      200/404/404  404/200/404   200/404/404  404/200/404   200/200/404
  sendVisitPhoto       401       401      401      401      401          401      200/404/404  404/200/404   403          403           403
  mySchedule           401       401      401      401      401          401      200          200           403          403           200
  completeWalk         401       401      401      401      401          401      200/404/404  404/200/404   403          403           200/200/404
  arriveAtVisit        401       401      401      401      401          401      200/404/404  404/200/404   403          403           403
  noteIncident         401       401      401      401      401          401      200/404/404  404/200/404   403          403           200/200/404
  readIncident         401       401      401      401      401          401      403          403           403          403           200/200/404
  listReviews          401       401      401      401      401          401      403          403           403          403           200
  answerReview         401       401      401      401      401          401      403          403           403          403           200/200/404
  undoAnswer           401       401      401      401      401          401      403          403           403          403           200/200/404
  myEstimatedEarnings  401       401      401      401      401          401      200          200           403          403           200
  myMiles              401       401      401      401      401          401      200          200           403          403           200
  changeMyMiles        401       401      401      401      401          401      200          200           403          403           200
  listMiles            401       401      401      401      401          401      403          403           403          403           200
  listCompletedWalks   401       401      401      401      401          401      403          403           403          403           200
  completedWalksTotals 401       401      401      401      401          401      403          403           403          403           200
  correctCharge        401       401      401      401      401          401      403          403           403          403           200/200/404
  correctPay           401       401      401      401      401          401      403          403           403          403           200/200/404
  writeOffVisit        401       401      401      401      401          401      403          403           403          403           200/200/404
  takeBackWriteOff     401       401      401      401      401          401      403          403           403          403           200/200/404
  myUpcomingWalks      401       401      401      401      401          401      403          403           200          200           403
  myWalkHistory        401       401      401      401      401          401      403          403           200          200           403
  getDashboard         401       401      401      401      401          401      403          403           403          403           200
  getReconciliation    401       401      401      401      401          401      403          403           403          403           200
  getJournal           401       401      401      401      401          401      403          403           403          403           200
  getSalesTax          401       401      401      401      401          401      403          403           403          403           200
  listInvoices         401       401      401      401      401          401      403          403           403          403           200
  previewInvoices      401       401      401      401      401          401      403          403           403          403           200
  getInvoice           401       401      401      401      401          401      403          403           403          403           200/200/404
  makeInvoices         401       401      401      401      401          401      403          403           403          403           200
  changeInvoice        401       401      401      401      401          401      403          403           403          403           200/200/404
  voidInvoice          401       401      401      401      401          401      403          403           403          403           200/200/404
  clientInvoices       401       401      401      401      401          401      403          403           403          403           200/200/404
  recordPayment        401       401      401      401      401          401      403          403           403          403           201
  reversePayment       401       401      401      401      401          401      403          403           403          403           200/200/404
  adjustInvoice        401       401      401      401      401          401      403          403           403          403           200/200/404
  applyCredit          401       401      401      401      401          401      403          403           403          403           200/200/404
  refundClient         401       401      401      401      401          401      403          403           403          403           201/201/404
  giveCredit           401       401      401      401      401          401      403          403           403          403           201/201/404
  listBalances         401       401      401      401      401          401      403          403           403          403           200
  clientStatement      401       401      401      401      401          401      403          403           403          403           200/200/404
  listDuePay           401       401      401      401      401          401      403          403           403          403           200
  listPayRuns          401       401      401      401      401          401      403          403           403          403           200
  getPayRun            401       401      401      401      401          401      403          403           403          403           200/200/404
  payWalker            401       401      401      401      401          401      403          403           403          403           201
  undoPayRun           401       401      401      401      401          401      403          403           403          403           200/200/404
  listWeeks            401       401      401      401      401          401      403          403           403          403           200
  getWeek              401       401      401      401      401          401      403          403           403          403           200/200/400
  closeWeek            401       401      401      401      401          401      403          403           403          403           200/200/400
  myInvoices           401       401      401      401      401          401      403          403           200          200           403
  myBalance            401       401      401      401      401          401      403          403           200          200           403
  deleteWalkNote       401       401      401      401      401          401      403          403           200/404/404  404/200/404   403
  restoreWalkNote      401       401      401      401      401          401      403          403           200/404/404  404/200/404   403
  getSubscription      401        401      401      401      401          401      200          200           200          200           403
  makeSubscription     401        401      401      401      401          401      200          200           200          200           403
  removeSubscription   401        401      401      401      401          401      200          200           200          200           403
  subscribedVisits     200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404
  getNotices           401  401  401  401  401  401  200  200  200  200  200
  changeNotices        401  401  401  401  401  401  200  200  200  200  400
  tellBrowser          401  401  401  401  401  401  200  200  200  200  200
  forgetBrowser        401  401  401  401  401  401  200  200  200  200  200
  showStop             200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404
  stopNotices          200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404  200/200/404
  listSent             401  401  401  401  401  401  403  403  403  403  200
  sendAgain            401  401  401  401  401  401  403  403  403  403  200/200/404
  listUnreached        401  401  401  401  401  401  403  403  403  403  200
  previewWeek          401  401  401  401  401  401  403  403  403  403  200
  tellWeek             401  401  401  401  401  401  403  403  403  403  200
`;

/** Only the client and the owner say who is of a household. */
const membersOwn: Record<string, string> = { addMember: "403", removeMember: "403/404/404" };

/** The statuses of one endpoint, by caller and object. */
export type Row = Record<CallerName, Record<ObjectName, number>>;

/** The rows by the endpoint's name. */
export const authorization: ReadonlyMap<string, Row> = new Map(
  table
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [name = "", ...cells] = line.trim().split(/\s+/);
      if (cells.length !== callers.length) throw new Error(`The row of ${name} has not one cell for each caller`);
      const statuses = callers.map((caller, at) => [caller, statusesIn(cells[at] ?? "")] as const);
      const row = Object.fromEntries(statuses) as Row;
      const own = membersOwn[name];
      return [name, { ...row, [member]: own ? statusesIn(own) : row.client }];
    }),
);

function statusesIn(cell: string): Record<ObjectName, number> {
  const [own = Number.NaN, anothers = own, missing = own] = cell.split("/").map(Number);
  return { own, "another's": anothers, missing };
}
