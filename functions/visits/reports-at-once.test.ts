import {
  assignVisit,
  cancelVisit,
  deleteMe,
  listMatters,
  moveVisit,
  previewInvoices,
  settleVisit,
} from "@petcare/contract";
import { sampleOf } from "@petcare/storage/testing";
import { beforeEach, describe, expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { interleave, stoppedTurns } from "../testing/interleave.ts";
import { at, reporting } from "../testing/reporting.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { matters, report, stored } = reporting(app);
beforeEach(() => {
  app.clock.now = at("12:30");
});

const { owner, rosa, marcus } = app;
const cardOf = async (id: string) =>
  (await expectOk(call(owner, listMatters))).matters.find(({ visit }) => visit._id === id);
const cancel = (id: string) => call(owner, cancelVisit, { params: { id }, body: {} });
const give = (id: string, scope: "occurrence" | "following" = "occurrence") =>
  call(owner, assignVisit, {
    params: { id },
    body: { walker_id: marcus.user.id, scope },
  });
const move = (id: string) => call(owner, moveVisit, { params: { id }, body: { date: "2026-11-24" } });

test("a series that goes to another walker from a visit on, while its walker reports that visit", async () => {
  for (const turns of sampleOf(stoppedTurns, 4)) {
    const series = await book(app, { rrule: "FREQ=DAILY;COUNT=5" });
    const id = `${series}.2026-11-20`;
    const [reported, given] = await interleave([() => report(rosa, id), () => give(id, "following")], turns);
    expect([reported.status, given.status]).toEqual([200, 200]);
    expect(await stored(id)).toMatchObject({
      status: "completed",
      walker_id: rosa.user.id,
      pay_cents: 1500,
    });
    // Told only where the visit was the other's first.
    expect([[], [{ was: marcus.user.id }]]).toContainEqual((await matters(id)).map(({ was }) => ({ was })));
    expect(await stored(`${series}.2026-11-21`)).toMatchObject({
      walker_id: marcus.user.id,
      status: "scheduled",
    });
  }
});

test("a kept report of a visit that the other walker then completes becomes one of both", async () => {
  const id = await bookVisit(app);
  await expectOk(move(id));
  await expectOk(give(id));
  await expectOk(report(rosa, id));
  expect(await cardOf(id)).toMatchObject({ kind: "moved" });
  app.clock.now = friday + 4 * 24 * 3_600_000 + 6 * 3_600_000;
  await expectOk(complete(marcus, id));
  expect(await cardOf(id)).toMatchObject({
    kind: "both",
    sentence: "Rosa and Marcus both report Biscuit & Max.",
  });
  expect(await stored(id)).toMatchObject({
    walker_id: marcus.user.id,
    pay_cents: 1500,
  });
});

test("of a visit that went to another walker both reports count: the first completes it, and each is to settle", async () => {
  const id = await bookVisit(app);
  await expectOk(give(id));
  await expectOk(report(rosa, id));
  const marcusReport = { key: "row-m", comments: "Marcus was there", version: 2 };
  expect(await report(marcus, id, marcusReport)).toMatchObject({
    status: 200,
    body: { outcome: "kept", why: "both", sentence: "Kept. Rosa had reported it; Kate settles it." },
  });
  expect(await stored(id)).toMatchObject({ walker_id: rosa.user.id, pay_cents: 1500, comments: "All well" });
  const waiting = Object.fromEntries((await matters(id)).map((matter) => [matter.by, matter]));
  expect(waiting).toMatchObject({
    [rosa.user.id]: { was: marcus.user.id, comments: "" },
    [marcus.user.id]: { comments: "Marcus was there" },
  });
});

test("a client who has left is still billed for a visit that is counted as done", async () => {
  const id = await bookVisit(app, { client_id: app.priya.user.id });
  await expectOk(call(app.priya, deleteMe, { body: { password: "Password-1" } }));
  expect((await stored(id)).status).toBe("cancelled");
  const { body } = await report(rosa, id);
  expect(body).toMatchObject({
    sentence: "Kept. This client has left; Kate settles your pay.",
  });
  const card = await cardOf(id);
  expect(card).toMatchObject({
    kind: "left",
    client: { name: "Deleted client" },
  });
  const take = card?.ways.find((way) => way.do === "take");
  const given = {
    matter: card?.id ?? "",
    do: "take" as const,
    charge_amount: take?.charge,
    pay_amount: take?.pay,
  };
  const { version } = await stored(id);
  await expectOk(call(owner, settleVisit, { params: { id }, body: { ...given, version } }));
  const query = { from: "2026-11-16", to: "2026-11-22" } as const;
  const { clients } = await expectOk(call(owner, previewInvoices, { query }));
  expect(clients.flatMap(({ lines }) => lines).filter(({ visit_id }) => visit_id === id)).toMatchObject([
    { price: 28 },
  ]);
});

/** Does what the office does at the same moment. */
const beside = {
  cancel,
  reassign: give,
  move,
  complete: (id: string) => complete(owner, id, { comments: "Rosa called" }),
};

describe.each(Object.keys(beside) as (keyof typeof beside)[])(
  "a report beside '%s', in each order of their calls",
  (act) => {
    test("comes before it or after it, and is neither lost nor counted twice", async () => {
      for (const [nth, turns] of stoppedTurns.entries()) {
        const id = await bookVisit(app);
        const [reported, status] = await interleave(
          [() => report(rosa, id), async () => (await beside[act](id)).status],
          turns,
        );
        expect(reported.status, `${act} ${nth}`).toBe(200);
        expect([200, 409], `${act} ${nth}`).toContain(status);
        const visit = await stored(id);
        const waiting = await matters(id);
        const isDone = visit.status === "completed" && visit.completed_by === rosa.user.id;
        expect(isDone || waiting.length === 1, `${act} ${nth}: lost`).toBe(true);
        if (isDone)
          expect(visit).toMatchObject({
            completed_at: at("10:06"),
            charge_cents: 2800,
            pay_cents: 1500,
          });
        else expect(waiting).toMatchObject([{ by: rosa.user.id, comments: "All well" }]);
        expect((await report(rosa, id)).body).toMatchObject({
          outcome: "known",
        });
        await cancelled(id);
      }
    });
  },
);

test("a second phone's report beside the settling of the first one, in each order of their calls, is one of the two orders", async () => {
  for (const [nth, turns] of sampleOf(stoppedTurns, 3).entries()) {
    const id = await bookVisit(app);
    await expectOk(cancel(id));
    await expectOk(report(rosa, id));
    const { id: matter = "", ways = [], visit } = (await cardOf(id)) ?? {};
    const take = ways.find((way) => way.do === "take");
    const given = { matter, do: "take" as const, charge_amount: take?.charge, pay_amount: take?.pay };
    const body = { ...given, version: visit?.version ?? 0 };
    const second = () => report(rosa, id, { key: "row-2", comments: "More" });
    const [reported, settled] = await interleave(
      [second, () => call(owner, settleVisit, { params: { id }, body })],
      turns,
    );
    expect(reported.status, `${nth}`).toBe(200);
    expect([200, 409], `${nth}`).toContain(settled.status);
    const kept = settled.status === 200 ? ["More"] : ["All well", "More"];
    expect((await matters(id)).map(({ comments }) => comments).sort(), `${nth}`).toEqual(kept);
    const { status, charge_cents, pay_cents } = await stored(id);
    const money = settled.status === 200 ? ["completed", 2800, 1500] : ["cancelled", 0, 0];
    expect([status, charge_cents, pay_cents], `${nth}`).toEqual(money);
  }
});

/** Nothing of this visit is billed with the next ones. */
async function cancelled(id: string): Promise<void> {
  const { status } = await stored(id);
  if (status === "scheduled") await expectOk(cancel(id));
}
