import { afterEach, expect, test, vi } from "vitest";
import { startLambda } from "./start-lambda.ts";

afterEach(() => vi.restoreAllMocks());

const invoke = (endpoint: string, type: string, body = '{"id":"one"}') =>
  fetch(`${endpoint}/2015-03-31/functions/export/invocations`, {
    method: "POST",
    headers: { "x-amz-invocation-type": type },
    body,
  });

/** No test may depend on how busy the machine is. */
const patience = { timeout: 60_000 };

test("a call is answered before its function has run, and reported", async () => {
  const { promise: running, resolve: end } = Promise.withResolvers<void>();
  const ran: unknown[] = [];
  const lambda = await startLambda(async (name, event) => {
    await running;
    ran.push([name, event]);
  });
  expect((await invoke(lambda.endpoint, "Event")).status).toBe(202);
  expect(ran).toEqual([]);
  expect(lambda.invocations()).toEqual([{ name: "export", event: { id: "one" } }]);
  end();
  await vi.waitFor(() => expect(ran).toEqual([["export", { id: "one" }]]), patience);
  await lambda.close();
});

test("a function that fails is reported, and a call that waits is refused", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  const lambda = await startLambda(() => Promise.reject(new Error("out of memory")));
  expect((await invoke(lambda.endpoint, "Event")).status).toBe(202);
  await vi.waitFor(
    () => expect(reported).toHaveBeenCalledWith("The function export failed", expect.any(Error)),
    patience,
  );
  expect((await invoke(lambda.endpoint, "RequestResponse")).status).toBe(400);
  expect(lambda.invocations()).toHaveLength(1);
  await lambda.close();
});
