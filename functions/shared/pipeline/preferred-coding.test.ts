import { expect, test } from "vitest";
import { preferredCoding } from "./exchange.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br ; q=0.5,*;q=0.1", "br"],
  ["*, br;q=0", "gzip"],
  ["gzip;q=0, br;q=0", undefined],
  ["*;q=0", undefined],
  ["br;q=many", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("of '%s' it is %s", (header, coding) => {
  expect(preferredCoding(header)).toBe(coding);
});
