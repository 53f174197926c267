import { expect, test } from "vitest";
import { answerOf } from "./answer.ts";

test("an object with a statusCode is the answer itself, without the headers of a connection", () => {
  const result = {
    statusCode: 201,
    headers: { "Content-Type": "text/csv", "X-Made": 1, Connection: "close", "Content-Length": 9 },
    cookies: ["a=1", "b=2"],
    body: "a,b",
  };
  expect(answerOf(result)).toEqual({
    status: 201,
    headers: { "content-type": "text/csv", "x-made": "1", "set-cookie": ["a=1", "b=2"] },
    body: "a,b",
  });
});

test("a base64 body is bytes", () => {
  const bytes = Buffer.from([0, 255, 128]);
  expect(answerOf({ statusCode: 200, body: bytes.toString("base64"), isBase64Encoded: true }).body).toEqual(bytes);
});

test.each([
  ["a status that is no number", { statusCode: "secret" }],
  ["a status that is no status", { statusCode: 99 }],
  ["an object as body", { statusCode: 200, body: { secret: 1 } }],
])("%s is refused", (_, result) => {
  expect(() => answerOf(result)).toThrow(TypeError);
});
