import { bookingTextNames, textsBy } from "@petcare/domain";
import { describe, expect, it } from "vitest";
import { aClient } from "../../testing/people.ts";
import { emptySchedule, type ScheduleValues, scheduleRules, suggestedPrice } from "./data.ts";
import { noRecurrence } from "./recurrence/data.ts";

const form = (more: Partial<ScheduleValues> = {}): ScheduleValues => ({
  ...emptySchedule,
  date: "2027-03-08",
  client_id: "c1",
  walker_id: "w1",
  ...more,
});

const payloadOf = scheduleRules.toBody;

describe("payload", () => {
  it("has the contract's names, and null for what is empty", () => {
    expect(payloadOf(form({ pet_names: " Biscuit, ,Max ,", notes: "  ", price: "28.50" }))).toEqual({
      date: "2027-03-08",
      timeframe: "morning",
      service_type: "25",
      client_id: "c1",
      walker_id: "w1",
      pet_names: ["Biscuit", "Max"],
      status: "scheduled",
      ...textsBy(bookingTextNames, () => null),
      service_label: null,
      price: 28.5,
    });
  });

  it("carries the rule and the duration of a series alone", () => {
    const recurrence = { ...noRecurrence, frequency: "weekly" as const, weekdays: [0, 2, 4] };
    const { rrule, duration_minutes } = payloadOf(form({ recurrence, service_type: "overnight" }));
    expect(rrule?.split(";").sort()).toEqual(["BYDAY=MO,WE,FR", "FREQ=WEEKLY", "INTERVAL=1", "WKST=MO"]);
    expect(duration_minutes).toBe(1440);
    expect(payloadOf(form())).not.toHaveProperty("rrule");
  });

  it("carries the description of other services alone", () => {
    expect(payloadOf(form({ service_label: "Bath" })).service_label).toBeNull();
    expect(payloadOf(form({ service_label: "Bath", service_type: "other" })).service_label).toBe("Bath");
  });
});

it("suggests the client's own rate, and nothing before a client is chosen", () => {
  const rates = { walk25: 2500, visit: 2500, overnight: 10_000, other: 3000 };
  const client = aClient({ custom_rates: { walk25: 28 } });
  expect(suggestedPrice(client, "25", rates)).toEqual({ price: "28.00", label: "Custom rate: $28.00" });
  expect(suggestedPrice(undefined, "25", rates)).toEqual({ price: "", label: "" });
});
