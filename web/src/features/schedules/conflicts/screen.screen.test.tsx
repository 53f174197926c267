import { type AnswerOf, checkSchedule, createSchedule, listWalkers } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, refuse } from "../../../testing/fake-server.ts";
import { aWalker } from "../../../testing/people.ts";
import { answerForm, openForm } from "../../../testing/schedule-form.ts";

type Answer = AnswerOf<typeof checkSchedule>;
type Fit = Answer["fits"][number];

const aFit = (changes: Partial<Fit> = {}): Fit => ({
  walker_id: "walker-1",
  name: "Rosa Delgado",
  knows: { visits: 14, of: 20 },
  minutes: 70,
  room: [{ date: "2026-11-20", fits: true }],
  ...changes,
});
const marcus = aFit({ walker_id: "walker-2", name: "Marcus Webb", knows: { visits: 0, of: 20 } });

beforeEach(() => {
  answerForm();
  answer(listWalkers, [
    aWalker(),
    aWalker({ id: "walker-2", name: "Marcus Webb" }),
    aWalker({ id: "walker-3", name: "Tom Ricci", active: false }),
  ]);
});

test("without a walker the form says who has room, and one tap chooses", async () => {
  const rosa = aFit({
    room: [true, false, true].map((fits, week) => ({
      date: (["2026-11-20", "2026-11-27", "2026-12-04"] as const)[week] ?? "2026-11-20",
      fits,
    })),
  });
  answer(checkSchedule, { unsigned: [], conflicts: [], fits: [rosa, marcus] });
  const { user, dialog, choose } = await openForm();
  expect(dialog.queryByRole("region", { name: "Where does it fit?" })).toBeNull();
  await choose("Client", "Ana Reyes");
  const list = within(await dialog.findByRole("region", { name: "Where does it fit?" }));
  const cards = await list.findAllByRole("button");
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "RDRosa DelgadoChooseknows Biscuit: 14 of last 20 visits2 of next 3 dates free",
    "MWMarcus WebbChoosenew to Biscuit70 of 180 min with this visit",
  ]);
  expect(list.getByText("Morning · Fri, Nov 20 · 2 walkers with room")).toBeTruthy();
  await user.click(cards[1] as HTMLElement);
  const walker = dialog.getByRole<HTMLInputElement>("combobox", { name: "Walker" });
  await waitFor(() => expect(walker.value).toBe("Marcus Webb"));
  expect(document.activeElement).toBe(walker);
  expect(dialog.queryByRole("region", { name: "Where does it fit?" })).toBeNull();
});

test("a check that fails keeps nobody from booking", async () => {
  refuse(checkSchedule, 500);
  const { dialog, choose, save } = await openForm();
  await choose("Client", "Ana Reyes");
  expect(await dialog.findByText("Room and conflicts could not be checked. You can still save.")).toBeTruthy();
  expect(dialog.queryByRole("region", { name: "Where does it fit?" })).toBeNull();
  await choose("Walker", "Rosa Delgado");
  answer(createSchedule, { id: "s1", _id: "s1" });
  await save();
  expect(await screen.findByText(/^Scheduled /)).toBeTruthy();
});
