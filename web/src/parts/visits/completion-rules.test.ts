import { describe, expect, it } from "vitest";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { completionRules } from "./completion-rules.ts";

const problems = (comments: string, photos = "") => problemsOf(completionRules, { comments, photos });

it("sends trimmed notes and the links", () => {
  const draft = { comments: "  Fine.\n<b>Really</b> ", photos: "https://a.example/1.jpg," };
  const body = { comments: "Fine.\n<b>Really</b>", photo_urls: ["https://a.example/1.jpg"] };
  expect(completionRules.toBody(draft)).toEqual(body);
});

describe("notes", () => {
  it.each(["", "  \n"])("are required: %j", (comments) => {
    expect(problems(comments)).toEqual({ comments: "Additional notes are required to complete the walk." });
  });

  it("have 4000 characters and not one more", () => {
    expect(problems("x".repeat(4000))).toEqual({});
    const comments = "Notes can be at most 4000 characters long; these are 4001.";
    expect(problems("x".repeat(4001))).toEqual({ comments });
  });
});

describe("photo links", () => {
  it.each([
    [" , ,\n", []],
    [" https://a.example/1.jpg ,https://b.example/2.jpg,", ["https://a.example/1.jpg", "https://b.example/2.jpg"]],
    ["https://a.example/1.jpg\nhttps://a.example/2.jpg", ["https://a.example/1.jpg", "https://a.example/2.jpg"]],
    ["https://a.example/1.jpg, https://a.example/1.jpg", ["https://a.example/1.jpg"]],
  ])("are read from %j", (photos, photo_urls) => {
    expect(completionRules.toBody({ comments: "Fine", photos })).toHaveProperty("photo_urls", photo_urls);
    expect(problems("Fine", photos)).toEqual({});
  });

  it.each([
    ["https://a.example/1.jpg, photo.jpg", "“photo.jpg” is not a link. A link starts with https://"],
    ["one, javascript:alert(1)", "“one”, “javascript:alert(1)” are not links. A link starts with https://"],
    ["x".repeat(200), `“${"x".repeat(59)}…” is not a link. A link starts with https://`],
    [`https://a.example/${"x".repeat(2000)}`, "Photo URLs must be links of at most 2000 characters"],
  ])("are named when they are none: %s", (links, photos) => {
    expect(problems("Fine", links)).toEqual({ photos });
  });

  it("are at most twenty", () => {
    const links = (n: number) => Array.from({ length: n }, (_, index) => `https://a.example/${index}.jpg`).join(",");
    expect(problems("Fine", links(20))).toEqual({});
    const photos = "Those are 21 links; at most 20 fit on one walk.";
    expect(problems("Fine", links(21))).toEqual({ photos });
  });
});
