import { expect, test } from "vitest";
import { homeOf } from "./home.ts";

const client = { address: "41 Harbor Ln", garage_code: "4417" };

test("a visit is at the booking's own address, else at the client's", () => {
  expect(homeOf({ address: "9 Orchard St" }, client)).toEqual({ address: "9 Orchard St", garage_code: "4417" });
  expect(homeOf({ address: null, garage_code: "12" }, client)).toEqual({ address: "41 Harbor Ln", garage_code: "12" });
  expect(homeOf({}, {})).toEqual({ address: null, garage_code: null });
  expect(homeOf({ address: "9 Orchard St" }, undefined)).toEqual({ address: "9 Orchard St", garage_code: null });
});
