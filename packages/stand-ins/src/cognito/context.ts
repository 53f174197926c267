import type { SigningKey } from "./signing-key.ts";
import type { State } from "./state.ts";

/** What every operation works with. */
export interface Context {
  state: State;
  key: SigningKey;
  /** Epoch milliseconds. */
  now(): number;
  /** scrypt's N. */
  passwordCost: number;
  /** Resolves when the state as it is now is kept. */
  save(): Promise<void>;
  /** Makes a user's password attempts wait for one another, so that guessing side by side cannot pass the lockout. */
  inTurn<T>(user: string, task: () => Promise<T>): Promise<T>;
}
