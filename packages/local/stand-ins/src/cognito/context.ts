import type { SigningKey } from "./signing-key.ts";
import type { State } from "./state.ts";

/** The parameters of every operation. */
export interface Context {
  state: State;
  key: SigningKey;
  /** Epoch milliseconds. */
  now(): number;
  /** scrypt's N. */
  passwordCost: number;
  /** Resolves when the present state is on disk. */
  save(): Promise<void>;
  /** Runs the password attempts of one user in turn, so that parallel guesses cannot pass the lockout. */
  inTurn<T>(user: string, task: () => Promise<T>): Promise<T>;
}
