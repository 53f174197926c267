/** How a disturbed request may differ from an undisturbed one, by design. */
export interface Exception {
  /** Statuses besides success that the repeated request may get once everything is done. */
  again?: number[];
  /** Attributes that differ when the request is done twice. */
  volatile?: string[];
  /** It is several transactions. An edit between two of them counts in the versions that the later ones make. */
  inSteps?: boolean;
  /** The partition of items that may be left over until the nightly job removes them. */
  leftForNight?: string;
  /** Whether the nightly job also sends the text message that could not be sent. */
  toldAtNight?: boolean;
}

/** The endpoints that stand on what was seen, and refuse it once it is done: its version, or the last edit. */
const seen = `changeClient changeWalker setPricing setTaxes setNoticeSettings tellWeek reactivatePerson
  changeInvoice voidInvoice undoPayRun recordPayment adjustInvoice applyCredit correctCharge correctPay
  writeOffVisit takeBackWriteOff acceptRequest createSchedule answerReview undoEdit`;

/** By the endpoint's name. */
export const exceptions: Record<string, Exception> = {
  // The session has ended, so its token is refused.
  logout: { again: [401] },
  // The repeated request makes a new code, with a salt and times of its own.
  sendCode: { volatile: ["hash", "sent_at", "expires_at"] },
  // Cognito takes a code once, so it refuses the repeated request after everything is done.
  resetPassword: { again: [400] },
  // A code is good once: who loses the answer asks for another code. The key of a proof is its digest.
  verifyPhone: { again: [400], volatile: ["pk"] },
  // The email has changed even if no text message can be sent now.
  changeEmail: { leftForNight: "PENDING_EMAILS", toldAtNight: true },
  // A failed attempt stays until the nightly job has made sure that its Cognito user is gone.
  completeWalkerSignup: { leftForNight: "PENDING_SIGNUPS" },
  completeClientSignup: { leftForNight: "PENDING_SIGNUPS" },
  // Every request counts as an edit, even if it changes nothing.
  changeName: { volatile: ["version"] },
  changeProfile: { volatile: ["version"] },
  ...Object.fromEntries(seen.split(/\s+/).map((name) => [name, { again: [409] }])),
  mergeClients: { again: [409], inSteps: true },
  deactivatePerson: { again: [409], inSteps: true },
  // An edit of a visit comes before its act, so that the day leaves it. The day notes the request by which it is done.
  doHardDay: { again: [409], inSteps: true, volatile: ["by"] },
  continueHardDay: { inSteps: true },
  undoHardDay: { inSteps: true, volatile: ["undo"] },
  // A stranger's edit makes it another week, with other rows and another hash.
  closeWeek: { again: [409], volatile: ["rows"] },
  // A visit starts with its schedule's version, so it counts an edit that came before it was stored.
  updateSchedule: { volatile: ["version"] },
  endSchedule: { volatile: ["version"] },
};
