import { describe, expect, test } from "vitest";
import { book, bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { callRaw, expectOk, ok, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const visitOf = async (id: string) => (await ok(app.rosa, "mySchedule")).find((visit) => visit._id === id);

test("its walker completes it with notes and photo links, once", async () => {
  const id = await bookVisit(app);
  const request = {
    comments: " Long loop 🐾 <b>wet</b> ",
    photo_urls: ["https://example.com/a.jpg", "https://example.com/b.jpg"],
  };
  const done = await expectOk(complete(app.rosa, id, request));
  expect(done).toMatchObject({
    _id: id,
    sentence: "Sent.",
    status: "completed",
    comments: "Long loop 🐾 <b>wet</b>",
    completed_at: "2026-11-20T13:00:00.000Z",
  });
  expect(await visitOf(id)).toMatchObject({ status: "completed", photo_urls: request.photo_urls });

  app.clock.now += 60_000;
  expect(await expectOk(complete(app.rosa, id, request))).toEqual(done);
  const more = await expectOk(complete(app.rosa, id, { comments: "Something else" }));
  expect(more).toMatchObject({ outcome: "known", visit: "completed", sentence: "Added to your note." });
  expect((await visitOf(id))?.comments).toBe("Long loop 🐾 <b>wet</b>\n\nSomething else");
  const late = await complete(app.owner, id);
  expect(late).toMatchObject({ status: 409, body: { message: "This walk is already completed." } });
});

test("one that nobody has needs a walker first", async () => {
  const id = await bookVisit(app);
  await overwriteVisit(app, id, { walker_id: undefined });
  expect(await refusal(complete(app.owner, id))).toBe("Assign a walker before completing this visit.");
});

test("by the owner not before its local day, though it is that day elsewhere already", async () => {
  const id = await bookVisit(app, { date: "2026-11-21" });
  app.clock.now = Date.parse("2026-11-21T04:59:59Z");
  expect(await refusal(complete(app.owner, id))).toBe("This walk cannot be completed before its day.");
  app.clock.now = Date.parse("2026-11-21T05:00:00Z");
  expect(await complete(app.owner, id)).toMatchObject({ status: 200 });
});

test("a visit of a series that no night has stored yet is completed on its day", async () => {
  const schedule = await book(app, { rrule: "FREQ=DAILY" });
  app.clock.now = Date.parse("2027-06-01T14:00:00Z");
  expect(await complete(app.rosa, `${schedule}.2027-06-01`)).toMatchObject({ status: 200 });
  expect((await visitOf(`${schedule}.2027-06-01`))?.status).toBe("completed");
  expect(await complete(app.rosa, `${schedule}.2027-06-02`)).toMatchObject({ status: 404 });
});

describe("is refused", () => {
  const notes = "Additional notes are required to complete the walk.";
  test.each<[unknown, string, string]>([
    [{}, "comments", notes],
    [{ comments: "" }, "comments", notes],
    [{ comments: "  \n" }, "comments", notes],
    [{ comments: "\u200b\u2060" }, "comments", notes],
    [{ comments: "x".repeat(4001) }, "comments", "Notes must be at most 4000 characters"],
    [
      { comments: "ok", photo_urls: ["https://example.com/a.jpg", "javascript:alert(1)"] },
      "photo_urls.1",
      "Photo links must be links that start with https:// or http:// (number 2)",
    ],
    [
      { comments: "ok", photo_urls: Array(21).fill("https://example.com/a") },
      "photo_urls",
      "Photo links must be at most 20 links",
    ],
  ])("for %j", async (body, field, message) => {
    const id = await bookVisit(app);
    const answer = await callRaw(app.rosa, "completeWalk", { params: { id }, body });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
    expect((await visitOf(id))?.status).toBe("scheduled");
  });
});
