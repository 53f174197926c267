import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { limitNames } from "../shared/limits/limits.ts";
import { type ContractTestApp, startContractTestApp } from "./contract-test-app.ts";
import { count } from "./count.ts";
import { ask, callerOf, type LooseRequest, type Sample } from "./sample.ts";
import { allSamples } from "./samples.ts";

let app: ContractTestApp;
beforeAll(async () => {
  app = await startContractTestApp();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await app.reset();
});
afterAll(() => app.close());

const open = allSamples.filter(({ endpoint }) => endpoint.audience === "public" && endpoint.name !== "ping");
const triesPassword = allSamples.filter(({ endpoint }) => ["changePassword", "deleteMe"].includes(endpoint.name));
count(`limits: ${open.length} public endpoints by address, ${open.length - 1 + triesPassword.length} by subject`);

/** Limits of 2, so that the third try is one too many. The tests of each endpoint hold its own counts. */
const lowered = (isLowered: (name: string) => boolean) =>
  JSON.stringify(Object.fromEntries(limitNames.filter(isLowered).map((name) => [name, { count: 2 }])));

const tooMany = {
  status: 429,
  headers: { "retry-after": expect.stringMatching(/^[1-9]\d*$/) },
  body: { message: expect.any(String), code: expect.stringMatching(/^too_many_(requests|attempts)$/) },
};

test.each(open)("$endpoint.method $endpoint.path is limited for an address, whatever it asks about", async (sample) => {
  vi.stubEnv(
    "LIMITS",
    lowered((name) => name.endsWith("/address")),
  );
  const request = await failing(sample);
  for (const time of [1, 2, 3]) {
    const answer = await ask(sample.endpoint, undefined, { ...aboutAnother(request, time), sourceIp: "10.1.1.1" });
    if (time < 3) expect(answer.status).not.toBe(429);
    else expect(answer).toMatchObject(tooMany);
  }
});

/** The form of a meet and greet is about nobody. */
const ofSubjects = open.filter(({ endpoint }) => endpoint.name !== "getMeetForm");

test.each([...ofSubjects, ...triesPassword])(
  "$endpoint.method $endpoint.path is limited for a subject, wherever it is asked from",
  async (sample) => {
    vi.stubEnv(
      "LIMITS",
      lowered((name) => !/\/(address|site)$/.test(name)),
    );
    const request = await failing(sample);
    const token = callerOf(sample.endpoint, app.people)?.token;
    const answers = [];
    for (const time of [1, 2, 3]) {
      answers.push(await ask(sample.endpoint, token, { ...request, sourceIp: `10.1.${time}.1` }));
    }
    expect(answers[0]?.status).not.toBe(429);
    expect(answers[2]).toMatchObject(tooMany);
  },
);

/** The sample's request with a wrong password, or a wrong code that was sent to somebody. A right one is not counted. */
async function failing({ endpoint, make }: Sample): Promise<LooseRequest> {
  const request = await make(app, app.people);
  if (endpoint.name === "subscribedVisits") return { params: { file: "nobody.wrong.ics" } };
  if (endpoint.path.startsWith("/stops/")) return { params: { file: "nobody.wrong.plan" } };
  const takesSentCode = ["verifyPhone", "resetPassword"].includes(endpoint.name);
  return replaced(request, (name) => {
    if (name === "code" && takesSentCode) return "000000";
    return /password$/.test(name) && name !== "new_password" ? "Wrong-Pass-1" : undefined;
  });
}

/** The same request about another email address, phone or code. */
const aboutAnother = (request: LooseRequest, time: number) =>
  replaced(request, (name) => {
    if (name === "email") return `nobody${time}@test.example`;
    if (/^phone(_raw)?$/.test(name)) return `516555020${time}`;
    return name === "code" ? `CODE${time}` : undefined;
  });

function replaced(request: LooseRequest, by: (name: string) => string | undefined): LooseRequest {
  const part = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, by(name) ?? value])) as Fields;
  const { query, body } = request;
  return {
    ...request,
    ...(query && { query: part(query) }),
    ...(body !== undefined && { body: part(body as object) }),
  };
}
