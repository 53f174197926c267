import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PhotoLinks } from "./photo-links.tsx";

test("a photo is shown, an older link without encryption is a link in words, and what is no link is text", () => {
  const urls = ["https://a.example/1.jpg", "http://b.example/2.jpg", "photo.jpg"];
  render(<PhotoLinks urls={urls} />, { wrapper: MantineProvider });
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("src"))).toEqual(["https://a.example/1.jpg"]);
  const inWords = screen.getByRole("link", { name: "Photo 2 on b.example" });
  expect(inWords.getAttribute("href")).toBe("http://b.example/2.jpg");
  expect(screen.getByText("photo.jpg").closest("a")).toBeNull();
});
