import { expect, test } from "vitest";
import { scheduleBody } from "./schedules.ts";

const walk = { date: "2026-11-20", timeframe: "morning", service_type: "25", client_id: "ana", walker_id: "rosa" };

/** The first problem of each field. */
const problemsOf = (body: unknown) =>
  Object.fromEntries(
    (scheduleBody.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse(),
  );

test("only another service needs a description", () => {
  expect(problemsOf(walk)).toEqual({});
  expect(problemsOf({ ...walk, service_type: "other", service_label: "Bath" })).toEqual({});
  for (const service_label of [undefined, null, "", "  "]) {
    expect(problemsOf({ ...walk, service_type: "other", service_label })).toEqual({
      service_label: "Service Description is required",
    });
  }
});

test("a duration is the service's own", () => {
  expect(problemsOf({ ...walk, duration_minutes: 25 })).toEqual({});
  expect(problemsOf({ ...walk, service_type: "overnight", duration_minutes: 1440 })).toEqual({});
  expect(problemsOf({ ...walk, service_type: "overnight", duration_minutes: 25 })).toEqual({
    duration_minutes: "must be 1440 for this service",
  });
});

test("what spans fields is reported beside problems of other fields, and not of its own", () => {
  const { client_id, ...rest } = walk;
  expect(problemsOf({ ...rest, service_type: "other", duration_minutes: 30 })).toEqual({
    client_id: "Please select a client",
    service_label: "Service Description is required",
    duration_minutes: "must be 25 for this service",
  });
  expect(problemsOf({ ...walk, date: "", client_id: "", walker_id: "", service_type: "other" })).toEqual({
    date: "Date and timeframe are required",
    client_id: "Please select a client",
    walker_id: "Please select a walker",
    service_label: "Service Description is required",
  });
  expect(Object.keys(problemsOf({ ...walk, service_type: "bath", duration_minutes: 30 }))).toEqual(["service_type"]);
  expect(problemsOf({ ...walk, service_type: "other", service_label: 5 })).toEqual({
    service_label: expect.not.stringContaining("required"),
  });
  for (const body of [undefined, null, "text", []]) expect(scheduleBody.safeParse(body).success).toBe(false);
});
