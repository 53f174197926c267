import { expect, test } from "vitest";
import { formatPhone, parsePhone, phoneMessage } from "./phone.ts";

test.each(["5165550134", "(516) 555-0134", "516-555-0134", "516.555.0134", " +1 516 555 0134 "])(
  "%j is a phone number",
  (text) => {
    expect(parsePhone(text)).toBe("5165550134");
  },
);

test.each(["", "516555013", "51655501345", "15165550134", "+44 516 555 0134", "516-555-01x4", "516-555-0134 ext 5"])(
  "%j is not a phone number",
  (text) => {
    expect(parsePhone(text)).toBeUndefined();
  },
);

test.each([
  ["", ""],
  ["5", "5"],
  ["516", "516"],
  ["5165", "516-5"],
  ["516555", "516-555"],
  ["5165550", "516-555-0"],
  ["(516) 555-0134", "516-555-0134"],
  ["+15165550134", "516-555-0134"],
  ["516555013499", "516-555-0134"],
])("%j is formatted as %j", (text, shown) => {
  expect(formatPhone(text)).toBe(shown);
});

test("the message asks for ten digits", () => {
  expect(phoneMessage).toBe("Please enter a valid 10-digit phone number");
});
