import { expect, it } from "vitest";
import { parseTypedDate } from "./parse-typed-date.ts";

it.each([
  ["2027-03-08", "2027-03-08"],
  ["3/8/2027", "2027-03-08"],
  ["03/08/27", "2027-03-08"],
  ["11/20", "2026-11-20"],
  ["11/19", "2027-11-19"],
  ["Mar 8", "2027-03-08"],
  ["March 8th, 2028", "2028-03-08"],
  ["Mon, Mar 8, 2027", "2027-03-08"],
  ["Today", "2026-11-20"],
  ["tomorrow", "2026-11-21"],
  ["2/30/2027", undefined],
  ["Foo 8", undefined],
  ["8", undefined],
  ["", undefined],
])("reads %j as %s", (text, date) => {
  expect(parseTypedDate(text, "2026-11-20")).toBe(date);
});

it.each([
  ["11/20", "2026-11-20"],
  ["11/21", "2025-11-21"],
  ["Mar 8", "2026-03-08"],
  ["Dec 24", "2025-12-24"],
  ["12/24/2026", "2026-12-24"],
])("reads %j as %s where it is about what was", (text, date) => {
  expect(parseTypedDate(text, "2026-11-20", true)).toBe(date);
});
