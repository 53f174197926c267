import { changeMyMiles, completeWalk, myMiles, mySchedule } from "@petcare/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf, cutOff, refuse, sent } from "../../../testing/fake-server.ts";
import { currentAddress, openApp, tokenOf } from "../../../testing/open-app.tsx";
import { aWalkerVisit } from "../../../testing/visits.ts";
import { careAsked } from "./complete-fields.tsx";

const visit = aWalkerVisit({
  pets: [
    { name: "Max", feeding: "One cup" },
    { name: "Biscuit", medication: "Half a pill", feeding: " ", notes: "Shy" },
    { name: "Olive", medication: "Drops" },
  ],
});
const path = `/walker?complete=${visit._id}`;

test("only the care that the records of the visit's pets ask for is asked, medicine first", () => {
  expect(careAsked(visit)).toEqual([
    { pet: "Biscuit", care: "medication", words: "Half a pill" },
    { pet: "Max", care: "feeding", words: "One cup" },
  ]);
});

test("each tick keeps its time, outlives closing, and goes with the note; a missing one stops nobody", async () => {
  answer(mySchedule, [visit]);
  const open = async () => {
    const user = openApp(path, "walker", tokenOf("rosa"));
    return { user, dialog: within(await screen.findByRole("dialog", { name: "Complete walk" })) };
  };
  const first = await open();
  const warning = "Medicine of Biscuit is not ticked. You can still complete the walk.";
  expect(await first.dialog.findByText(warning)).toBeTruthy();
  vi.setSystemTime("2026-11-20T14:14:00Z");
  await first.user.click(first.dialog.getByRole("checkbox", { name: /Max: fed/ }));
  cleanup();

  const { user, dialog } = await open();
  expect((await dialog.findByRole<HTMLInputElement>("checkbox", { name: "Max: fed 9:14 AM" })).checked).toBe(true);
  vi.setSystemTime("2026-11-20T14:20:00Z");
  await user.click(dialog.getByRole("checkbox", { name: /Biscuit: medicine given/ }));
  expect(dialog.queryByText(warning)).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: /Biscuit: medicine given/ }));
  await user.type(dialog.getByLabelText(/Additional notes/), "All well");
  await user.click(dialog.getByRole("button", { name: "Complete walk" }));
  const sent = "2026-11-20T14:20:00.000Z";
  await waitFor(() => expect(bodiesOf(completeWalk)).toHaveLength(1));
  expect(bodiesOf(completeWalk)).toMatchObject([
    {
      comments: "All well",
      photo_urls: [],
      ticks: [{ pet: "Max", care: "feeding", at: "2026-11-20T14:14:00.000Z" }],
      sent,
    },
  ]);
});

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

test("a walk that cannot be completed keeps its note, and says why", async () => {
  answer(mySchedule, [visit]);
  const user = openApp(`/walker?complete=${visit._id}`, "walker");
  const dialog = await screen.findByRole("dialog", { name: "Complete walk" });
  await user.type(within(dialog).getByLabelText(/Additional notes/), "Half a note");
  for (const [body, shown] of [
    [undefined, "Failed to mark walk as completed"],
    [{ message: "This walk is cancelled.", code: "conflict" }, "This walk is cancelled."],
  ] as const) {
    refuse(completeWalk, 409, body);
    await user.click(within(dialog).getByRole("button", { name: "Complete walk" }));
    expect(await within(dialog).findByText(shown)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/Additional notes/).value).toBe("Half a note");
  }
  cutOff(completeWalk);
  const attempts = bodiesOf(completeWalk).length;
  await user.type(within(dialog).getByLabelText(/Additional notes/), "{Control>}{Enter}{/Control}");
  expect(
    await within(dialog).findByText("No signal. Your note is kept: send it when you are back online."),
  ).toBeTruthy();
  expect(within(dialog).queryByRole("alert")).toBeNull();
  expect(bodiesOf(completeWalk)).toHaveLength(attempts + 1);
});
