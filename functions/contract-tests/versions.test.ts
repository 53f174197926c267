import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ContractTestApp, startContractTestApp } from "./contract-test-app.ts";
import { count } from "./count.ts";
import { fieldsOf } from "./fuzz/fields.ts";
import { ask, callerOf } from "./sample.ts";
import { allSamples } from "./samples.ts";

let app: ContractTestApp;
beforeAll(async () => {
  app = await startContractTestApp();
});
afterEach(() => app.reset());
afterAll(() => app.close());

/** A phone's report says which version it was of, and is taken in with another one, too. */
const reports = ["completeWalk", "arriveAtVisit", "noteIncident"];
/** Their screens read again what there is now; the answers of the others have it. */
const withoutCurrent = `mergeClients deactivatePerson reactivatePerson undoEdit confirmVisit answerReview
  signAgreement`.split(/\s+/);
const versioned = allSamples.filter(
  ({ endpoint }) =>
    !reports.includes(endpoint.name) &&
    fieldsOf(endpoint).some(({ place, path }) => place === "body" && path.join() === "version"),
);
count(`versions: ${versioned.length} endpoints`);

test.each(versioned)(
  "$endpoint.name is a conflict where another version was seen, and does nothing",
  async (sample) => {
    const { endpoint, make } = sample;
    const request = await make(app, app.people);
    const before = app.writes.length;
    const body = { ...(request.body as object), version: 999 };
    const answer = await ask(endpoint, callerOf(endpoint, app.people)?.token, { ...request, body });
    expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect("current" in (answer.body as object)).toBe(!withoutCurrent.includes(endpoint.name));
    expect(app.writes.slice(before)).toEqual([]);
  },
);
