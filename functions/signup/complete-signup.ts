import type { completeClientSignup, completeWalkerSignup, RequestOf } from "@petcare/contract";
import type { Participant } from "@petcare/domain";
import {
  abandonSignup,
  beginSignup,
  changing,
  claimingSignIn,
  endPending,
  isInvitable,
  readPhoneProof,
  readUser,
  type SignupAttempt,
  type SignupOutcome,
  signInOf,
  signupAttempts,
  storeSignup,
  type User,
  userByEmail,
} from "@petcare/storage";
import { startSession } from "../shared/cognito/sign-in.ts";
import { budgetsOf, passwordAttempt } from "../shared/cognito/sign-in-budgets.ts";
import { createSignIn, deleteSignIn } from "../shared/cognito/users.ts";
import { codeLimits } from "../shared/limits/limits.ts";
import { throttle } from "../shared/limits/throttle.ts";
import { AppError, emailTaken, invalidField, signupSentTwice } from "../shared/pipeline/app-error.ts";
import { digest, runtime, today } from "../shared/runtime.ts";
import { claimed } from "./claimed.ts";
import { invalidReferral, isGoodReferral, recordBoundTo } from "./referral.ts";

type Role = Participant;

interface Signup {
  role: Role;
  body: RequestOf<typeof completeWalkerSignup>["body"] | RequestOf<typeof completeClientSignup>["body"];
  /** The fields of this role only. */
  details: Pick<User, "pets" | "address" | "garage_code">;
  sourceIp: string;
  via: { request_id: string };
  cookie: (name: string) => string | undefined;
}

/**
 * Creates an account once, in the table and in Cognito, and signs it in.
 *
 * Cognito has no transactions. So each attempt creates a Cognito user of its own, under a new user id.
 * One transaction in the table decides which attempt becomes the account.
 * The request undoes all other attempts. If it is interrupted, its repetition or the nightly job does.
 * A repeated request finds the attempts, or the account, by its phone proof.
 */
export async function completeSignup(signup: Signup): Promise<{ token: string; role: Role }> {
  const { role, body, sourceIp, cookie } = signup;
  await throttle("public/address", ["complete", sourceIp]);
  const proof = digest(body.phone_proof ?? cookie("phone_proof") ?? "");
  const before = await accountMadeWith(proof, signup);
  const refusal = before ? undefined : await makeAccount(proof, signup);
  // The refusal may come from an equal, simultaneous request.
  const account = before ?? (await accountMadeWith(proof, signup));
  await undoAttempts(proof);
  if (!account) throw refusal ?? new AppError("conflict");
  const token = before || refusal ? await signInAgain(account, signup) : await startSessionOf(account, body.password);
  return { token, role };
}

/** Finds the account that an earlier, equal request with this proof created. */
async function accountMadeWith(hash: string, { role, body }: Signup): Promise<User | undefined> {
  const proof = await readPhoneProof(runtime.db, hash);
  if (!proof?.used_by || proof.phone !== body.phone_raw) return undefined;
  const user = await readUser(runtime.db, proof.used_by);
  return user?.role === role && user.email === body.email ? user : undefined;
}

/** Creates the account. If that is refused, undoes it and returns the refusal. */
async function makeAccount(proof: string, signup: Signup): Promise<AppError | undefined> {
  const { role, body } = signup;
  const refusal = await foreseeRefusal(proof, role, body);
  if (refusal) return refusal;
  const recordId = await recordBoundTo(body.referral_code);
  const missing = role === "client" && missingHome(signup.details);
  if (missing && !(await isMember(recordId))) return missing;
  const newId = runtime.newId();
  const username = recordId === undefined ? newId : claimingSignIn(recordId, newId);
  const attempt = await beginSignup(runtime.db, { proof, userId: username, now: runtime.now() });
  const refused = await orRefusal(async () => {
    await createSignIn(username, body.email, body.password);
    const outcome = await (recordId === undefined
      ? store({ attempt, proof, signup })
      : claim(recordId, { attempt, proof, signup }));
    if (outcome !== "created") throw refusals[outcome]();
  });
  if (refused) {
    await deleteSignIn(attempt.user_id);
    await endPending(runtime.db, "signups", attempt);
  }
  return refused;
}

/** Makes the error of a missing field about the home. A household's member needs none. */
function missingHome({ address, pets }: Signup["details"]): AppError | undefined {
  if (!address) return invalidField("home_address", "Home address is required");
  return pets.length > 0 ? undefined : invalidField("pet_names", "At least one pet name is required");
}

const isMember = async (recordId: string | undefined) =>
  recordId !== undefined && (await readUser(runtime.db, recordId))?.household !== undefined;

interface Attempted {
  attempt: SignupAttempt;
  /** SHA-256. */
  proof: string;
  signup: Signup;
}

/** Turns the record into an account. Edits made meanwhile stay. */
async function claim(recordId: string, attempted: Attempted): Promise<SignupOutcome> {
  return changing<User, User, SignupOutcome>({
    what: `User ${recordId}`,
    read: () => readUser(runtime.db, recordId),
    decide: (record) => (record && isInvitable(record) ? { change: record } : { result: "referral-refused" }),
    write: async (record) => {
      const outcome = await store(attempted, record);
      return outcome === "record-changed" ? "refused" : outcome;
    },
  });
}

function store({ attempt, proof, signup }: Attempted, claims?: User): Promise<SignupOutcome> {
  const { role, body, details, via } = signup;
  const now = runtime.now();
  const typed = {
    role,
    name: body.full_name,
    email: body.email,
    phone: body.phone_raw,
    verified_phone: body.phone_raw,
    sms_consent: { at: Math.min(Date.parse(body.sms_consent_at), now), text_version: body.sms_consent_text_version },
  };
  const user = claims
    ? { ...claimed(claims, details), ...typed, sign_in: attempt.user_id }
    : { ...details, ...typed, id: attempt.user_id, active: true, version: 1, created_at: now };
  return storeSignup(runtime.db, {
    claims,
    user,
    attempt,
    proof,
    proofKeptUntil: Math.floor(now / 1000) + 2 * codeLimits().proofLifetime,
    referralCode: body.referral_code,
    today: today(),
    by: { id: user.id, way: "signup", request_id: via.request_id, at: now },
  });
}

const refusals = {
  "email-taken": emailTaken,
  "referral-refused": () => invalidField("referral_code", invalidReferral),
  "proof-refused": () => invalidField("phone_proof", "Please verify your phone number"),
  "record-changed": () => new AppError("conflict"),
  abandoned: signupSentTwice,
};

/** Finds a refusal before anything is written. */
async function foreseeRefusal(hash: string, role: Role, body: Signup["body"]): Promise<AppError | undefined> {
  const proof = await readPhoneProof(runtime.db, hash);
  const isGood = proof && proof.phone === body.phone_raw && !proof.used_by && proof.expires_at * 1000 > runtime.now();
  if (!isGood) return refusals["proof-refused"]();
  if (await userByEmail(runtime.db, body.email)) return refusals["email-taken"]();
  return (await isGoodReferral(body.referral_code, role)) ? undefined : refusals["referral-refused"]();
}

async function orRefusal(work: () => Promise<void>): Promise<AppError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Undoes the attempts of other requests with this proof. An abandoned attempt can no longer become an account.
 * A request that is still running may create its Cognito user after this, so the nightly job checks the attempt again.
 */
async function undoAttempts(proof: string): Promise<void> {
  for (const attempt of await signupAttempts(runtime.db, proof)) {
    const outcome = await abandonSignup(runtime.db, attempt);
    if (outcome === "abandoned") await deleteSignIn(attempt.user_id);
  }
}

const startSessionOf = (account: User, password: string) =>
  startSession({ ...account, username: signInOf(account) }, password);

async function signInAgain(account: User, { body, sourceIp }: Signup): Promise<string> {
  try {
    const budgets = budgetsOf("password", { user: account, username: signInOf(account) }, sourceIp);
    return await passwordAttempt(budgets, () => startSessionOf(account, body.password));
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_credentials") throw emailTaken();
    throw error;
  }
}
