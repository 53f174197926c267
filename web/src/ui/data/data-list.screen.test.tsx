import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { Providers } from "../../app/providers.tsx";
import { ApiError } from "../../lib/api/api-error.ts";
import { DataList } from "./data-list.tsx";
import { DataTable } from "./data-table.tsx";

type List = Parameters<typeof DataList<string>>[0]["list"];

const read: List = {
  data: ["Biscuit", "Max"],
  isError: false,
  error: null,
  fetchStatus: "idle",
  refetch: async () => {},
};

function show(changes: Partial<List>) {
  const list: List = { ...read, ...changes };
  render(
    <Providers>
      <MemoryRouter>
        <DataList list={list} failed="Not loaded" loading="Loading" empty="No pets" more="More pets">
          {(names) => (
            <DataTable
              caption="Pets"
              columns={[
                { head: "Name", sorted: "ascending", cell: (name) => name },
                { head: "Vowels", align: "end", cell: (name) => name.replace(/[^aeiou]/g, "").length },
                { head: "Letters", align: "end", cell: ({ length }) => length },
              ]}
              rows={names}
              keyOf={(name) => name}
              linkOf={(name) => `/pets/${name}`}
            />
          )}
        </DataList>
      </MemoryRouter>
    </Providers>,
  );
  return userEvent.setup({ delay: null });
}

test("names its columns, says which one it is sorted by, and links each row", () => {
  show({});
  expect(screen.getByRole("table", { name: "Pets" })).toBeTruthy();
  const heads = screen.getAllByRole("columnheader").map((head) => [head.textContent, head.getAttribute("aria-sort")]);
  expect(heads).toEqual([
    ["Name", "ascending"],
    ["Vowels", null],
    ["Letters", null],
  ]);
  expect(screen.getByRole("rowheader", { name: "Max" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Max" }).getAttribute("href")).toBe("/pets/Max");
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["3", "7", "1", "3"]);
});

test.each([
  ["Loading", { data: undefined, fetchStatus: "fetching" }],
  ["You are offline. This loads as soon as you are back online.", { data: undefined, fetchStatus: "paused" }],
  ["No pets", { data: [] }],
] as const)("says '%s' in the place of rows", (words, list) => {
  show(list);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a failure says so, keeps what was read before in sight, and can be tried again", async () => {
  const refetch = vi.fn(async () => {});
  const user = show({ isError: true, error: new ApiError(503), refetch });
  expect(screen.getByRole("alert").textContent).toContain("Not loaded");
  expect(screen.getAllByRole("link")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("reads the next page where there is one, and says when that fails", async () => {
  const error = new ApiError(400, "The server's words");
  const fetchNextPage = vi.fn(async () => ({ isError: true, error }));
  const user = show({ hasNextPage: true, fetchNextPage });
  await user.click(screen.getByRole("button", { name: "More pets" }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(await screen.findByText("The server's words")).toBeTruthy();
});
