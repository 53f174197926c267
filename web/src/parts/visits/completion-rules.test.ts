import { expect, it } from "vitest";
import { completionRules } from "./completion-rules.ts";

it("sends trimmed notes and the links", () => {
  const draft = { comments: "  Fine.\n<b>Really</b> ", photos: "https://a.example/1.jpg," };
  const body = { comments: "Fine.\n<b>Really</b>", photo_urls: ["https://a.example/1.jpg"] };
  expect(completionRules.toBody(draft)).toEqual(body);
});
