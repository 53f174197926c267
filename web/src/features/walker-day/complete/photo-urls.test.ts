import { expect, it } from "vitest";
import { readPhotoUrls } from "./photo-urls.ts";

it.each([
  ["", []],
  [" , ,\n", []],
  ["https://a.example/1.jpg", ["https://a.example/1.jpg"]],
  [" https://a.example/1.jpg ,http://b.example/2.jpg,", ["https://a.example/1.jpg", "http://b.example/2.jpg"]],
  ["https://a.example/1.jpg\nhttps://a.example/2.jpg", ["https://a.example/1.jpg", "https://a.example/2.jpg"]],
  ["https://a.example/1.jpg, https://a.example/1.jpg", ["https://a.example/1.jpg"]],
])("reads %j", (text, urls) => expect(readPhotoUrls(text)).toEqual({ urls, problem: undefined }));

it("names what is no link", () => {
  expect(readPhotoUrls("https://a.example/1.jpg, photo.jpg").problem).toBe(
    "“photo.jpg” is not a link. A link starts with https://",
  );
  expect(readPhotoUrls("one, javascript:alert(1)").problem).toBe(
    "“one”, “javascript:alert(1)” are not links. A link starts with https://",
  );
  expect(readPhotoUrls("x".repeat(200)).problem).toMatch(/^“x{59}…” is not a link/);
});

it("takes at most twenty", () => {
  const links = (n: number) => Array.from({ length: n }, (_, index) => `https://a.example/${index}.jpg`).join(",");
  expect(readPhotoUrls(links(20)).problem).toBeUndefined();
  expect(readPhotoUrls(links(21)).problem).toBe("Those are 21 links; at most 20 fit on one walk.");
});
