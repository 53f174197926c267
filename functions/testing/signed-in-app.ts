import { startTestInstallation, type TestInstallation } from "@petcare/installation";
import type { User } from "@petcare/storage";
import { afterAll, beforeEach } from "vitest";
import { runtime } from "../shared/runtime.ts";

/** Friday 20 November 2026, 08:00 in New York. */
export const friday = Date.parse("2026-11-20T13:00:00Z");

export interface SignedInApp {
  installation: TestInstallation;
  owner: Signed;
  rosa: Signed;
  marcus: Signed;
  ana: Signed;
  priya: Signed;
  /** The clock that the handlers read; set it to move on. */
  clock: { now: number };
}

/** An account and its token. */
export interface Signed {
  user: User;
  token: string;
}

/** The machine's own clock: the one that tokens are dated by. */
export const realClock = {
  get now() {
    return Date.now();
  },
};

let made = 0;

/** Makes an account that no other test of the file uses, and signs it in. */
export async function newAccount(
  { installation }: Pick<SignedInApp, "installation">,
  { email = `somebody${++made}@test.example`, ...given }: Pick<User, "role"> & Partial<User>,
): Promise<Signed & { email: string }> {
  const user = await installation.createAccount({ ...given, email });
  return { user, email, token: await installation.signIn(email) };
}

/**
 * Starts an installation with an owner, two walkers and two clients, all signed in. It is closed after the file's tests,
 * so call it outside of hooks and tests.
 * @param options.clock another one; it is not put back to the scene's Friday before each test
 * @param options.goesOn lets the clock go on from test to test
 */
export async function startSignedInApp(options: { clock?: SignedInApp["clock"]; goesOn?: boolean } = {}) {
  const { clock = { now: friday }, goesOn = options.clock !== undefined } = options;
  if (!goesOn)
    beforeEach(() => {
      clock.now = friday;
    });
  const installation = await startTestInstallation();
  afterAll(() => installation.close());
  runtime.now = () => clock.now;
  // All acts of a test are in one minute, as long as its clock stands.
  runtime.mostActs = Number.POSITIVE_INFINITY;
  const sign = (account: Parameters<typeof newAccount>[1]): Promise<Signed> => newAccount({ installation }, account);
  return {
    installation,
    clock,
    owner: await sign({ role: "admin", email: "owner@test.example", name: "Kate Corrigan", phone: "5165550100" }),
    rosa: await sign({ role: "walker", email: "rosa@test.example", name: "Rosa Delgado", phone: "5165550101" }),
    marcus: await sign({ role: "walker", email: "marcus@test.example", name: "Marcus Webb", phone: "5165550102" }),
    ana: await sign({
      role: "client",
      email: "ana@test.example",
      name: "Ana Reyes",
      phone: "5165550103",
      address: "41 Harbor Ln",
      garage_code: "4417",
      pets: [{ name: "Biscuit", notes: "Half a pill in cheese" }, { name: "Max" }],
      custom_rates: { walk25: 2800 },
      notes: "Pays late",
    }),
    priya: await sign({ role: "client", email: "priya@test.example", name: "Priya Shah" }),
  } satisfies SignedInApp;
}
