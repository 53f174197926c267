import { expect, it } from "vitest";
import { outlookWords } from "./outlook-words.ts";

it("tells that a visit will be late before since when its walker is there", () => {
  expect(outlookWords({ since: "2026-11-20T14:12:00.000Z", late: 7 })).toBe("about 7 min late, there since 9:12 AM");
});
