import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, callRaw, ok } from "../testing/call.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const minutesAgo = (minutes: number, now = friday) => new Date(now - minutes * 60_000).toISOString();
const medicine = { pet: "Biscuit", care: "medication" } as const;
const fed = { pet: "Max", care: "feeding" } as const;
const ticksAs = async (as: Signed, id: string) => (await ok(as, "getVisit", { params: { id } })).ticks;

test.each(["with", "without"])(
  "ticks keep their own times and are read by all three, %s an Idempotency-Key",
  async (kind) => {
    const id = await bookVisit(app);
    const ticks = [
      { ...medicine, at: minutesAgo(20) },
      { ...fed, at: minutesAgo(2) },
    ];
    const request = {
      params: { id },
      body: { comments: "All well", ticks, sent: minutesAgo(0) },
      ...(kind === "with" && { idempotencyKey: "row-of-the-phone-1" }),
    };
    await ok(app.rosa, "completeWalk", request);
    for (const person of [app.owner, app.rosa, app.ana]) expect(await ticksAs(person, id)).toEqual(ticks);
    const history = await ok(app.ana, "myWalkHistory");
    expect(history.find(({ _id }) => _id === id)?.ticks).toEqual(ticks);
    // Sent again it is the same, and other ticks change nothing of it.
    await ok(app.rosa, "completeWalk", request);
    await call(app.rosa, "completeWalk", { ...request, body: { ...request.body, ticks: [] } });
    expect(await ticksAs(app.rosa, id)).toEqual(ticks);
  },
);

const tooMany = Array.from({ length: 41 }, () => ({ ...fed, at: minutesAgo(1) }));
test.each([
  ["41 ticks", tooMany, "Ticks must be at most 40 ticks"],
  ["other care", [{ pet: "Max", care: "walked", at: minutesAgo(1) }], "Ticks must be medication or feeding (number 1)"],
])("%s are refused", async (_, ticks, message) => {
  const id = await bookVisit(app);
  const answer = await callRaw(app.rosa, "completeWalk", { params: { id }, body: { comments: "All well", ticks } });
  expect(answer).toMatchObject({ status: 400, body: { message } });
});
