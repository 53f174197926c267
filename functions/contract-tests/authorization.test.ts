import {
  type Endpoint,
  endpoints,
  userPoolClientSettings,
  userPoolIdentitySettings,
  userPoolSettings,
} from "@petcare/contract";
import { ensurePool } from "@petcare/stand-ins";
import { deleteUser, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { identity } from "../shared/cognito/identity.ts";
import { signIn } from "../shared/cognito/sign-in.ts";
import { createSignIn } from "../shared/cognito/users.ts";
import { runtime } from "../shared/runtime.ts";
import type { AwsCall } from "../testing/calls.ts";
import type { Signed } from "../testing/signed-in-app.ts";
import {
  allCallers,
  type CallerName,
  namedEndpoints,
  type ObjectName,
  objects,
  statusFor,
} from "./authorization-table.ts";
import { type ContractTestApp, startContractTestApp } from "./contract-test-app.ts";
import { count } from "./count.ts";
import { emailOf, password } from "./people.ts";
import { ask, callerOf, type LooseRequest, type Parties, type Sample } from "./sample.ts";
import { allSamples } from "./samples.ts";

let app: ContractTestApp;
let foreignTokens: Map<string, string>;

beforeAll(async () => {
  app = await startContractTestApp();
  foreignTokens = await signInToAnotherPool();
  await app.keep();
});
afterAll(() => app.close());

const namesObject = ({ path }: Endpoint) => path.includes("{");
const casesOf = (endpoint: Endpoint) =>
  (namesObject(endpoint) ? objects : ["own" as const]).flatMap((object) =>
    allCallers.map((caller) => ({ caller, object })),
  );
const total = endpoints.reduce((sum, endpoint) => sum + casesOf(endpoint).length, 0);

test(`authorization: ${endpoints.length} endpoints × ${allCallers.length} callers × their objects, ${total} cases`, () => {
  const names = endpoints.map(({ name }) => name);
  expect(namedEndpoints.filter((name) => !names.includes(name))).toEqual([]);
  count(`authorization: ${endpoints.length} endpoints × ${allCallers.length} callers × their objects, ${total} cases`);
});

test.each(allSamples)("$endpoint.method $endpoint.path answers each caller as its row says", async (sample) => {
  const { endpoint } = sample;
  const notFound = new Set<string>();
  // A refusal leaves everything as it is, so the callers after it send the same request.
  let made: { of: ObjectName; request: LooseRequest } | undefined;
  for (const { caller, object } of casesOf(endpoint)) {
    const status = statusFor(endpoint, caller, object);
    if (made?.of !== object) await app.reset();
    const earlier = app.writes.length;
    const token = await tokenOf(caller, endpoint);
    const isChanged = app.writes.length > earlier;
    made = made?.of === object ? made : { of: object, request: await requestOf(sample, object) };
    // The token is checked before the body is read.
    const isUnread = status === 401 && caller === "no token";
    const before = app.writes.length;
    const answer = await ask(endpoint, token, isUnread ? { ...made.request, body: "{" } : made.request);
    if (caller === "expired") vi.setSystemTime(Date.now() - aDay);

    const where = `${endpoint.name} as ${caller}, ${object}`;
    expect({ where, status: answer.status, body: answer.body }).toEqual({
      where,
      status,
      body: bodyOf(status, caller),
    });
    if (status === 404) notFound.add(JSON.stringify(answer.body));
    if (status >= 400)
      expect(
        app.writes.slice(before).filter((write) => !isCounted(write)),
        where,
      ).toEqual([]);
    if (isChanged || app.writes.length > before) made = undefined;
  }
  await app.reset();
  expect(notFound.size, "another's and missing are told apart").toBeLessThanOrEqual(1);
});

/** Whether a write only counts an attempt. A public endpoint counts those that it refuses. */
const isCounted = ({ input }: AwsCall) => JSON.stringify(input.Key ?? {}).includes('"THROTTLE#');

/** Milliseconds; longer than any token is good for. */
const aDay = 24 * 3_600_000;

const words: Partial<Record<CallerName, [message: string, code: string]>> = {
  "no token": ["missing or invalid", "missing_token"],
  garbage: ["invalid token", "invalid_token"],
  expired: ["expired", "expired_token"],
  foreign: ["invalid token", "invalid_token"],
  deactivated: ["account deactivated", "deactivated"],
  deleted: ["invalid token", "invalid_token"],
};

/** The body that an answer has to have. A refusal has a message and a code, and nothing else. */
function bodyOf(status: number, caller: CallerName) {
  const [message = "", code] = words[caller] ?? [];
  if (status === 401) return { message: expect.stringContaining(message), code };
  if (status === 403) return { message: expect.any(String), code: "forbidden" };
  if (status === 404) return { message: expect.any(String), code: "not_found" };
  return expect.anything();
}

async function requestOf({ make }: Sample, object: ObjectName): Promise<LooseRequest> {
  const { walker, otherWalker, client, otherClient } = app.people;
  const parties: Parties = object === "another's" ? { walker: otherWalker, client: otherClient } : { walker, client };
  const request = await make(app, parties);
  if (object !== "missing") return request;
  const missing = Object.entries(request.params ?? {}).map(([name, id]) => [name, `no-such-${id}`]);
  return { ...request, params: Object.fromEntries(missing) };
}

/** A token of that kind. Its holder may call the endpoint in every other respect. */
async function tokenOf(caller: CallerName, endpoint: Endpoint): Promise<string | undefined> {
  const { db } = app.installation;
  const { owner, walker, otherWalker, client, otherClient, member } = app.people;
  const known: Partial<Record<CallerName, Signed>> = {
    walker,
    "other walker": otherWalker,
    client,
    "other client": otherClient,
    "member of the client’s household": member,
    owner,
  };
  const somebody = known[caller] ?? callerOf(endpoint, app.people) ?? otherClient;
  const { user } = somebody;
  if (caller === "no token") return undefined;
  if (caller === "garbage") return "garbage";
  if (caller === "foreign") return foreignTokens.get(user.id);
  if (caller === "expired") vi.setSystemTime(Date.now() + aDay);
  if (caller === "deactivated") await updateUser(db, user.id, { active: false }, anAuthor());
  if (caller === "deleted")
    await deleteUser(db, { ...user, email: emailOf(somebody) }, anAuthor({ at: runtime.now() }));
  return somebody.token;
}

/** Tokens of users with the people's own ids, in another pool of the same issuer. */
async function signInToAnotherPool(): Promise<Map<string, string>> {
  const { userPoolId, clientId, clientSecret } = await ensurePool(identity.client, {
    name: "another",
    pool: userPoolSettings,
    identity: userPoolIdentitySettings,
    appClient: userPoolClientSettings,
  });
  vi.stubEnv("USER_POOL_ID", userPoolId);
  vi.stubEnv("USER_POOL_CLIENT_ID", clientId);
  vi.stubEnv("USER_POOL_CLIENT_SECRET", clientSecret);
  const tokens = new Map<string, string>();
  for (const person of Object.values(app.people)) {
    await createSignIn(person.user.id, emailOf(person), password);
    tokens.set(person.user.id, await signIn(person.user.id, password));
  }
  vi.unstubAllEnvs();
  return tokens;
}
