import { changeMyMiles, myMiles } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, sent } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";

beforeEach(() => {
  answer(myMiles, [{ date: "2026-11-19", miles: 12.3, note: "To the vet" }]);
});

/** Opens the dialog by its button, below the visits of the day. */
async function openMiles() {
  const user = openApp("/walker", "walker");
  const button = await screen.findByRole("button", { name: "Miles driven…" });
  expect(sent.filter(({ path }) => path === myMiles.path)).toEqual([]);
  await user.click(button);
  const miles = (await screen.findByRole("textbox", { name: "Miles" })) as HTMLInputElement;
  const dialog = within(screen.getByRole("dialog", { name: "Miles driven" }));
  return { user, dialog, miles, save: () => user.click(dialog.getByRole("button", { name: "Save" })) };
}

test("the miles of today are typed, and those of an earlier day are shown and removed", async () => {
  answer(changeMyMiles, []);
  const { user, dialog, miles, save } = await openMiles();
  expect(currentAddress()).toContain("miles=today");
  const day = dialog.getByRole("combobox", { name: "Day" });
  expect(within(day).getAllByRole("option")).toHaveLength(8);
  await user.type(miles, "4,5");
  await user.selectOptions(day, "Thu, Nov 19, 12.3 miles");
  expect(miles.value).toBe("12.3");
  const note = dialog.getByRole("textbox", { name: "Note" }) as HTMLInputElement;
  expect(note.value).toBe("To the vet");
  await user.clear(note);
  await user.clear(miles);
  await save();
  expect(await screen.findByText("Miles saved")).toBeTruthy();
  expect(bodiesOf(changeMyMiles)).toEqual([{ date: "2026-11-19", miles: null, note: null }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
