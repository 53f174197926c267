/** The key under which the tab's session storage holds the facts of signing up. */
export const signupKey = "kc:signup";

/** Deletes the answers. It is a file of its own, because every first screen loads it. */
export function forgetSignup(store: Pick<Storage, "removeItem">): void {
  store.removeItem(signupKey);
}
