import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type LimitName, limitNames } from "../shared/limits/limits.ts";
import { stampOf } from "../shared/limits/stamp.ts";
import { runtime } from "../shared/runtime.ts";
import { type ContractTestApp, startContractTestApp } from "./contract-test-app.ts";
import { count } from "./count.ts";
import { ask, callerOf, type LooseRequest, type Sample } from "./sample.ts";
import { allSamples } from "./samples.ts";
import { storeInvitation } from "./stored.ts";

let app: ContractTestApp;
beforeAll(async () => {
  app = await startContractTestApp();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await app.reset();
});
afterAll(() => app.close());

const signingIn = ["login", "forgotPassword", "resetPassword"];

/** The endpoints that each limit is of. */
const endpointsOf: Record<LimitName, string[]> = {
  "sign-in/account-and-address": signingIn,
  "sign-in/address": signingIn,
  "sign-in/session": ["changePassword", "changeEmail", "deleteMe"],
  "public/address": [
    ...["emailAvailable", "validateReferral", "verifyPhone", "completeWalkerSignup", "completeClientSignup"],
    ...["getMeetForm", "subscribedVisits", "showStop", "stopNotices"],
  ],
  "send-code/address": ["sendCode"],
  "send-code/phone": ["sendCode"],
  "send-code/site": ["sendCode"],
  "send-code/referral": ["sendCode"],
  "send-invite/phone": ["sendInvite"],
  "change-email/user": ["changeEmail"],
  "subscription/file": ["subscribedVisits"],
  "meet/address": ["askForMeet"],
  "meet/site": ["askForMeet"],
};
const rows = limitNames.flatMap((limit) => endpointsOf[limit].map((name) => ({ limit, name })));
count(`limits: ${rows.length} of endpoints`);

test.each(rows)("$limit: $name is refused beyond it", async ({ limit, name }) => {
  const sample = sampleNamed(name);
  const token = callerOf(sample.endpoint, app.people)?.token;
  const request = await requestFor(limit, sample);
  // The second try is one too many. A third wrong password might reach the lock of Cognito.
  vi.stubEnv("LIMITS", JSON.stringify({ [limit]: { count: 1 } }));
  const isOfAddress = limit.endsWith("address");
  const attempt = (time: number, sourceIp: string) =>
    ask(sample.endpoint, token, { ...(isAbout(limit) ? request : aboutAnother(request, time)), sourceIp });
  const answers = [];
  for (const time of [1, 2]) {
    answers.push(await attempt(time, isOfAddress ? "10.1.1.1" : `10.1.${time}.1`));
    // Longer than the pause between two codes.
    vi.setSystemTime(Date.now() + 31_000);
  }
  expect(answers[0]?.status).not.toBe(429);
  expect(answers[1]).toMatchObject({
    status: 429,
    headers: { "retry-after": expect.stringMatching(/^[1-9]\d*$/) },
    body: {
      message: expect.stringMatching(/try again in about \d+ (minute|hour)/i),
      code: expect.stringMatching(/^too_many_(requests|attempts)$/),
    },
  });
  if (isOfAddress) expect((await attempt(3, "10.1.1.2")).status).not.toBe(429);
});

test("every public endpoint is limited for an address", () => {
  const limited = rows.filter(({ limit }) => limit.endsWith("/address")).map(({ name }) => name);
  const open = allSamples.map(({ endpoint }) => endpoint).filter(({ audience }) => audience === "public");
  expect([...limited, "ping"].sort()).toEqual([...new Set(open.map(({ name }) => name))].sort());
});

function sampleNamed(name: string): Sample {
  const sample = allSamples.find(({ endpoint }) => endpoint.name === name);
  if (!sample) throw new Error(`There is no sample of ${name}`);
  return sample;
}

/** Whether a limit is of whoever the request names, so that each try names the same. */
const isAbout = (limit: LimitName) => /account|session|phone|file/.test(limit);

/** The sample's request with a wrong password, or a wrong code that was sent to somebody. A right one is not counted. */
async function requestFor(limit: LimitName, { endpoint, make }: Sample): Promise<LooseRequest> {
  const request = await make(app, app.people);
  if (endpoint.name === "subscribedVisits") return { params: { file: "nobody.wrong.ics" } };
  if (endpoint.path.startsWith("/stops/")) return { params: { file: "nobody.wrong.plan" } };
  if (limit === "sign-in/session") return withBody(request, { password: "Wrong-Pass-1", old_password: "Wrong-Pass-1" });
  if (limit === "send-code/referral") {
    const { referral_code } = await storeInvitation(app, "client");
    return withBody(request, { referral_code });
  }
  if (endpoint.name === "login") return withBody(request, { password: "Wrong-Pass-1" });
  return ["verifyPhone", "resetPassword"].includes(endpoint.name) ? withBody(request, { code: "000000" }) : request;
}

const withBody = (request: LooseRequest, fields: Record<string, unknown>): LooseRequest => ({
  ...request,
  body: { ...(request.body as object), ...fields },
});

/** The same request about another email address, phone or code, in a form of its own. */
function aboutAnother(request: LooseRequest, time: number): LooseRequest {
  const others: Record<string, string> = {
    email: `nobody${time}@test.example`,
    phone: `516555020${time}`,
    phone_raw: `516555020${time}`,
    code: `CODE${time}`,
    stamp: stampOf(runtime.now() - 10_000, `form-${time}`),
  };
  const part = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, others[name] ?? value]));
  const { query, body } = request;
  return {
    ...request,
    ...(query && { query: part(query) }),
    ...(body !== undefined && { body: part(body as object) }),
  };
}
