import { expect, test } from "vitest";
import { ownerEmail } from "./owner-email.ts";

test.each([
  ["kate@harborandhound.com", true],
  ["kate.corrigan+walks@mail.harborandhound.co.uk", true],
  ["kate@myexample.com", true],
  ["example@gmail.com", true],
  ["owner@example.com", false],
  ["owner@mail.example.org", false],
  ["owner@example.net", false],
  ["owner@harbor.example", false],
  ["owner@harbor.test", false],
  ["owner@localhost", false],
  ["kate at harborandhound.com", false],
  ["kate@", false],
  ["kate@harbor..com", false],
  ["", false],
])("'%s' can be the owner's address: %s", (address, isOne) => {
  expect(new RegExp(ownerEmail.pattern).test(address)).toBe(isOne);
});
