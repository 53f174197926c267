import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openApp } from "../testing/open-app.tsx";

const button = () => screen.findByRole("button", { name: "+ Schedule Walk" });

function scrollTo(top: number): void {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
  fireEvent.scroll(window);
}

test("the button is the + alone while the page is scrolled down, and keeps its name", async () => {
  openApp("/admin", "admin");
  expect((await button()).dataset).toMatchObject({ floats: "true" });
  expect((await button()).dataset.small).toBeUndefined();
  scrollTo(200);
  expect((await button()).dataset.small).toBe("true");
  scrollTo(0);
  expect((await button()).dataset.small).toBeUndefined();
});
