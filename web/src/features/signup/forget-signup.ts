/** The key under which the tab's session storage holds the facts of signing up. */
export const signupKey = "kc:signup";

/** It stands apart from what knows the facts, because it is in the bundle of every screen. */
export function forgetSignup(store: Pick<Storage, "removeItem">): void {
  store.removeItem(signupKey);
}
