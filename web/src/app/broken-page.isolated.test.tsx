import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { BrokenPage } from "./broken-page.tsx";

vi.mock("../parts/entry.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("the page in place of a broken one stands where nothing can be fetched", async () => {
  render(
    <MantineProvider>
      <MemoryRouter>
        <BrokenPage />
      </MemoryRouter>
    </MantineProvider>,
  );
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});
