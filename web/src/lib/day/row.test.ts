import { expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import {
  afterOutcome,
  backOff,
  doneBefore,
  dropped,
  isUnsent,
  isWaiting,
  joinReport,
  newRow,
  notYours,
  outcomeOf,
  withReport,
} from "./row.ts";

const visit = { _id: "s1.2026-11-20", version: 3, date: "2026-11-20", pet_names: ["Biscuit", "Max"] } as const;
const tap = (at: string) => ({ at: `2026-11-20T${at}:00.000Z`, how: "tap" as const });
const done = { ...tap("15:06"), comments: "Long loop", photo_urls: [], ticks: [] };
const first = newRow({ ...visit, pet_names: [...visit.pet_names] }, "k1", 5);

it("the reports on a visit are one row with the key of the first one, and a new rev each time", () => {
  const here = withReport(first, { arrived: tap("14:41") });
  const both = withReport(here, { done });
  expect(both).toEqual({
    format: 1,
    visit: "s1.2026-11-20",
    key: "k1",
    rev: 2,
    version: 3,
    date: "2026-11-20",
    name: "Biscuit & Max",
    arrived: tap("14:41"),
    done,
    made: 5,
  });
});

it("another tab's completion joins the first one, whose time stays", () => {
  const photos = { photo_ids: ["a"], photo_times: ["2026-11-20T15:00:00Z"] };
  const row = withReport(first, { done: { ...done, ...photos } });
  const other = { ...done, ...tap("15:20"), comments: "Gate was open", photo_urls: ["https://a.example"], ...photos };
  const both = withReport(row, { done: other }).done;
  const comments = "Long loop\n\nGate was open";
  expect(both).toEqual({ ...done, ...photos, comments, photo_urls: ["https://a.example"] });
  expect(doneBefore(row, { done: other })).toBe(done.at);
  const [at, key] = ["2026-11-20T15:20:00Z", row.key];
  expect(joinReport(row, { done: { ...other, at } }, "new")).toMatchObject({
    key: "new",
    replaces: key,
    corrected_at: at,
  });
  expect(joinReport(first, { done: other }, "new")).toMatchObject({ key: first.key });
  expect([doneBefore(row, { done }), doneBefore(first, { done })]).toEqual([undefined, undefined]);
});

it("an answer removes the row that it is about, and no later report", () => {
  const here = withReport(first, { arrived: tap("14:41") });
  const both = withReport(here, { done });
  expect(afterOutcome(both, here, "answered")).toBe(both);
  expect(afterOutcome(both, { ...both, key: "k0" }, "answered")).toBe(both);
  expect(afterOutcome(both, both, "answered")).toBeUndefined();
  expect(afterOutcome(undefined, both, "answered")).toBeUndefined();
  expect(afterOutcome(both, both, { failed: new ApiError(0) })).toBe(both);
});

it("an answered arrival no longer waits, and stays for its completion, which has its key", () => {
  const here = withReport(first, { arrived: tap("14:41") });
  const answered = afterOutcome(here, here, "answered");
  expect(answered && [isWaiting(answered), isUnsent(answered)]).toEqual([false, false]);
  const both = answered && withReport(answered, { done });
  expect(both && [isWaiting(both), both.key]).toEqual([true, "k1"]);
});

it.each([
  ["no network", new ApiError(0)],
  ["a portal's page", new SyntaxError("Unexpected token <")],
  ["a session that has ended", new ApiError(401, "Unauthorized: token expired")],
  ["too many requests", new ApiError(429, "Too many requests. Try again later.")],
  ["a broken server", new ApiError(503, "Something went wrong. Please try again.")],
  ["a refusal without the server's words", new ApiError(403)],
])("after %s the row waits", (_, failure) => {
  const row = withReport(first, { done });
  const outcome = outcomeOf(failure, "done");
  expect(afterOutcome(row, row, outcome)).toBe(row);
  expect(isWaiting(row)).toBe(true);
});

it("a refused row stays with the server's words until it is reported again", () => {
  const row = withReport(first, { done });
  const outcome = outcomeOf(new ApiError(409, "This walk cannot be completed before its day."), "done");
  const refused = afterOutcome(row, row, outcome);
  expect(refused).toEqual({
    ...row,
    refused: { status: 409, words: "This walk cannot be completed before its day." },
  });
  expect(refused && [isWaiting(refused), isUnsent(refused), isWaiting(withReport(refused, {}))]).toEqual([
    false,
    true,
    true,
  ]);
  expect(outcomeOf(new ApiError(404, "This walk was not found."), "arrived")).toEqual({
    refused: { status: 404, words: notYours },
  });
  expect(notYours).toBe("This walk is no longer yours to report. Your text is kept here.");
});

it("a confirmation of a visit that has changed is dropped", () => {
  const row = withReport(first, { confirmed: true });
  for (const status of [404, 409]) expect(outcomeOf(new ApiError(status, "Look again."), "confirmed")).toBe("dropped");
  expect(afterOutcome(row, row, "dropped")).toBeUndefined();
  expect(dropped).toBe("Not confirmed: this walk has changed. Look again.");
});

it("waits twice as long after each failure, a silence at most 30 s, a refusal at most 5 min or as long as it asks for", () => {
  const waits = (failed: ApiError) => [1, 2, 5, 20].map((failures) => backOff(failures, failed, 0.999) / 1000);
  expect(waits(new ApiError(0)).map(Math.round)).toEqual([2, 4, 30, 30]);
  expect(waits(new ApiError(503)).map(Math.round)).toEqual([2, 4, 32, 300]);
  const asked = Object.assign(new ApiError(429), { retryAfterMs: 900_000 });
  expect(backOff(1, asked, 0)).toBe(900_000);
  expect(backOff(1, new ApiError(0), 0)).toBe(1500);
});
