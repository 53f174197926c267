import { expect, it } from "vitest";
import { aClient } from "../../testing/people.ts";
import { suggestedPrice } from "./rates.ts";

const defaultRates = { walk25: 2500, visit: 2500, overnight: 10_000, other: 3000 };

const client = aClient({ custom_rates: { walk25: 28 } });

it("prefers the client's own rate and says so", () => {
  expect(suggestedPrice(client, "25", defaultRates)).toEqual({ price: "28.00", label: "Custom rate: $28.00" });
  expect(suggestedPrice(client, "overnight", defaultRates)).toEqual({
    price: "100.00",
    label: "Default rate: $100.00",
  });
  expect(suggestedPrice({ ...client, custom_rates: null }, "25", defaultRates).label).toBe("Default rate: $25.00");
});

it("suggests nothing before a client is chosen", () => {
  expect(suggestedPrice(undefined, "25", defaultRates)).toEqual({ price: "", label: "" });
});
