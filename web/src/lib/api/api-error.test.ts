import { expect, it } from "vitest";
import { ApiError, errorFrom, messageOf } from "./api-error.ts";

it("reads message, code and fields of an error's answer", () => {
  const error = errorFrom(400, JSON.stringify({ message: "No", code: "invalid_input", fields: { date: "Bad", x: 1 } }));
  expect(error).toMatchObject({ status: 400, message: "No", code: "invalid_input", fields: { date: "Bad" } });
});

it("reads what a conflict was about, as it is now", () => {
  const body = { message: "No", code: "conflict", current: { version: 2 }, preview: { plan: "p" } };
  expect(errorFrom(409, JSON.stringify(body)).now).toEqual({ current: { version: 2 }, preview: { plan: "p" } });
});

it("reads a code that the contract does not know as none", () => {
  expect(errorFrom(400, JSON.stringify({ message: "No", code: "no" }))).toMatchObject({ message: "No", code: "" });
});

it.each(["", "<html>Bad gateway</html>", "null", "[]", '{"message":5,"fields":"x"}'])(
  "reads %j as an error without words",
  (text) => {
    expect(errorFrom(502, text)).toMatchObject({ status: 502, message: "", code: "", fields: {} });
  },
);

it("prefers the server's words to the screen's own", () => {
  expect(messageOf(new ApiError(409, "Taken"), "Failed")).toBe("Taken");
  expect(messageOf(new ApiError(0), "Failed")).toBe("Failed");
  expect(messageOf(new TypeError("x is undefined"), "Failed")).toBe("Failed");
});
