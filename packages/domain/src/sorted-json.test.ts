import { expect, test } from "vitest";
import { sortedJson } from "./sorted-json.ts";

test("the same content has the same text, whatever the order of its properties", () => {
  expect(sortedJson({ b: [{ d: 1, c: null }], a: "x", e: undefined })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(sortedJson({ e: undefined, a: "x", b: [{ c: null, d: 1 }] })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
});
