import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PhotoLinks } from "./photo-links.tsx";

test("a photo elsewhere is a link in words and no picture, and what is no link is text", () => {
  const urls = ["https://a.example/1.jpg", "http://b.example/2.jpg", "photo.jpg"];
  render(<PhotoLinks urls={urls} />, { wrapper: MantineProvider });
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Photo 1 on a.example", "https://a.example/1.jpg"],
    ["Photo 2 on b.example", "http://b.example/2.jpg"],
  ]);
  expect(screen.getByText("photo.jpg").closest("a")).toBeNull();
});
