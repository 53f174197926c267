import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { BrokenPageBoundary } from "./broken-page.tsx";

vi.mock("../parts/entry.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

function Broken(): never {
  throw new Error("broken");
}

test("the page in place of a broken one stands where nothing can be fetched", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <MantineProvider>
      <MemoryRouter>
        <BrokenPageBoundary>
          <Broken />
        </BrokenPageBoundary>
      </MemoryRouter>
    </MantineProvider>,
  );
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});
