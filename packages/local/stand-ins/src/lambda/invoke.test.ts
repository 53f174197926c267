import { expect, test } from "vitest";
import { invoke } from "./invoke.ts";

test("a handler is invoked with the gateway's event", async () => {
  const answer = await invoke(
    async (event: { headers: Record<string, string>; body: string; pathParameters: { id: string } }) => ({
      statusCode: 201,
      headers: { "content-type": "application/json", "x-next": "n" },
      body: JSON.stringify([event.headers.authorization, JSON.parse(event.body), event.pathParameters.id]),
    }),
    { method: "PUT", params: { id: "a.2026-11-20" }, body: { a: 1 }, token: "t" },
  );
  expect(answer).toMatchObject({
    status: 201,
    headers: { "x-next": "n" },
    body: ["Bearer t", { a: 1 }, "a.2026-11-20"],
  });
});
