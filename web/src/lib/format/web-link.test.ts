import { expect, it } from "vitest";
import { hostOf, isWebLink } from "./web-link.ts";

it.each(["https://example.com/a.jpg", "http://example.com", "HTTPS://EXAMPLE.com/ä b".replace(" ", "%20")])(
  "%s is a link",
  (text) => expect(isWebLink(text)).toBe(true),
);

it.each([
  "",
  "example.com/a.jpg",
  "//example.com",
  "https://",
  "https:///a.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "https:// example.com",
  `https://example.com/${"a".repeat(2000)}`,
])("%j is none", (text) => expect(isWebLink(text)).toBe(false));

it("names a link by its host", () => {
  expect(hostOf("https://photos.example.com/2026/a.jpg?size=large")).toBe("photos.example.com");
  expect(hostOf("not a link")).toBe("not a link");
});
