import { completeWalk } from "@petcare/contract";
import { isWhole, refuseUnknown, sampleOf } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ContractTestApp, startContractTestApp } from "../contract-test-app.ts";
import { count } from "../count.ts";
import type { Sample } from "../sample.ts";
import { completeDueVisit } from "../samples/visits.ts";
import { allSamples } from "../samples.ts";
import { exceptions } from "./exceptions.ts";
import type { Fault } from "./inject.ts";
import { canHappen, kinds } from "./kinds.ts";
import { requestOf } from "./request.ts";
import { faultOf, undisturbed } from "./run.ts";

let app: ContractTestApp;
beforeAll(async () => {
  app = await startContractTestApp();
  // The SDK waits by chance between its tries: for no time at all.
  vi.spyOn(Math, "random").mockReturnValue(0);
  // An edit that overtakes a request marks what it edits, as a newer release may.
  vi.spyOn(console, "warn").mockReturnValue();
  refuseUnknown(false);
});
afterAll(() => {
  refuseUnknown();
  return app.close();
});

const writing = allSamples.filter(({ endpoint }) => endpoint.method !== "GET");
const dueVisit = { endpoint: completeWalk, make: completeDueVisit as Sample["make"] };
let cases = 0;
afterAll(() =>
  count(
    `faults: ${cases} ${isWhole ? "" : "sampled "}faults at the calls to AWS of ${writing.length} writing endpoints`,
  ),
);

test.each([
  ...writing.map((sample) => ({ ...sample, what: "as usual" })),
  { ...dueVisit, what: "of a visit that is not stored" },
])(
  "$endpoint.method $endpoint.path, $what, is honest whatever fails, and done when it is sent again",
  async (sample) => {
    const exception = exceptions[sample.endpoint.name] ?? {};
    const request = requestOf(app, sample, exception.volatile ?? []);
    const usual = await undisturbed(request);
    const possible = usual.calls.flatMap((call, at): Fault[] =>
      kinds.filter((kind) => canHappen(kind, call)).map((kind) => ({ kind, at })),
    );
    const faults = sampleOf(possible, 3);
    const wrong: string[] = [];
    for (const fault of faults) {
      const found = await faultOf(request, usual, exception, fault);
      if (found) wrong.push(`${fault.kind} at call ${fault.at}, ${usual.calls[fault.at]?.name}: ${found}`);
    }
    cases += faults.length;
    expect(wrong.join("\n\n")).toBe("");
  },
);

test("no exception is made for an endpoint that is not there", () => {
  const names = writing.map(({ endpoint }) => endpoint.name);
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([]);
});
