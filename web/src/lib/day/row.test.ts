import { expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import {
  afterOutcome,
  backOff,
  doneBefore,
  dropped,
  isUnsent,
  isWaiting,
  newRow,
  notYours,
  outcomeOf,
  rowWith,
  withSaid,
} from "./row.ts";

const visit = { _id: "s1.2026-11-20", version: 3, date: "2026-11-20", pet_names: ["Biscuit", "Max"] } as const;
const tap = (at: string) => ({ at: `2026-11-20T${at}:00.000Z`, how: "tap" as const });
const done = { ...tap("15:06"), comments: "Long loop", photo_urls: [], ticks: [] };
const first = newRow({ ...visit, pet_names: [...visit.pet_names] }, "k1", 5);

it("what is said of a visit is one row with the key of the first tap, and a new rev each time", () => {
  const here = withSaid(first, { arrived: tap("14:41") });
  const both = withSaid(here, { done });
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

it("a second report of another tab joins the first, whose time stays", () => {
  const photos = { photo_ids: ["a"], photo_times: ["2026-11-20T15:00:00Z"] };
  const row = withSaid(first, { done: { ...done, ...photos } });
  const other = { ...done, ...tap("15:20"), comments: "Gate was open", photo_urls: ["https://a.example"], ...photos };
  const both = withSaid(row, { done: other }).done;
  const comments = "Long loop\n\nGate was open";
  expect(both).toEqual({ ...done, ...photos, comments, photo_urls: ["https://a.example"] });
  expect(doneBefore(row, { done: other })).toBe(done.at);
  const [at, key] = ["2026-11-20T15:20:00Z", row.key];
  expect(rowWith(row, { done: { ...other, at } }, "new")).toMatchObject({
    key: "new",
    replaces: key,
    corrected_at: at,
  });
  expect(rowWith(first, { done: other }, "new")).toMatchObject({ key: first.key });
  expect([doneBefore(row, { done }), doneBefore(first, { done })]).toEqual([undefined, undefined]);
});

it("an answer takes away what it was about, and nothing that was said since", () => {
  const here = withSaid(first, { arrived: tap("14:41") });
  const both = withSaid(here, { done });
  expect(afterOutcome(both, here, "heard")).toBe(both);
  expect(afterOutcome(both, { ...both, key: "k0" }, "heard")).toBe(both);
  expect(afterOutcome(both, both, "heard")).toBeUndefined();
  expect(afterOutcome(undefined, both, "heard")).toBeUndefined();
  expect(afterOutcome(both, both, { failed: new ApiError(0) })).toBe(both);
});

it("an arrival that was heard stays for its completion, which has its key, and waits no more", () => {
  const here = withSaid(first, { arrived: tap("14:41") });
  const heard = afterOutcome(here, here, "heard");
  expect(heard && [isWaiting(heard), isUnsent(heard)]).toEqual([false, false]);
  const both = heard && withSaid(heard, { done });
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
  const row = withSaid(first, { done });
  const outcome = outcomeOf(failure, "done");
  expect(afterOutcome(row, row, outcome)).toBe(row);
  expect(isWaiting(row)).toBe(true);
});

it("a refusal keeps the row with the server's words, until something is said again", () => {
  const row = withSaid(first, { done });
  const outcome = outcomeOf(new ApiError(409, "This walk cannot be completed before its day."), "done");
  const refused = afterOutcome(row, row, outcome);
  expect(refused).toEqual({
    ...row,
    refused: { status: 409, words: "This walk cannot be completed before its day." },
  });
  expect(refused && [isWaiting(refused), isUnsent(refused), isWaiting(withSaid(refused, {}))]).toEqual([
    false,
    true,
    true,
  ]);
  expect(outcomeOf(new ApiError(404, "This walk was not found."), "arrived")).toEqual({
    refused: { status: 404, words: notYours },
  });
  expect(notYours).toBe("This walk is no longer yours to report. Your text is kept here.");
});

it("a confirmation of what has changed is dropped", () => {
  const row = withSaid(first, { confirmed: true });
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
