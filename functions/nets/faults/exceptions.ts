/** Where a request that was disturbed ends otherwise than one that was not, by design. */
export interface Exception {
  /** What else than success the same request may get once it is done. */
  again?: number[];
  /** Attributes that are otherwise when it is done twice. */
  volatile?: string[];
  /** What it leaves beside is taken away by the nightly job. */
  finishedByNight?: boolean;
}

/** By the endpoint's name. */
export const exceptions: Record<string, Exception> = {
  // The session has ended, so its token is refused.
  logout: { again: [401] },
  // The code of a second try is a later one, with a salt of its own.
  sendCode: { volatile: ["hash", "sent_at", "expires_at"] },
  // Once all is done, the code is good for nothing.
  resetPassword: { again: [400] },
  // A code is good once: whoever loses the answer asks for another one. A proof is stored under its own digest.
  verifyPhone: { again: [400], volatile: ["pk"] },
  // An attempt that did not become the account is kept until its Cognito user is certainly gone.
  completeWalkerSignup: { finishedByNight: true },
  completeClientSignup: { finishedByNight: true },
  // Each is an edit, also where it changes nothing.
  changeName: { volatile: ["version"] },
  changeProfile: { volatile: ["version"] },
};
