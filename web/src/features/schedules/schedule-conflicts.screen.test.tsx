import { type AnswerOf, type BodyOf, checkSchedule, createSchedule, listClients, listWalkers } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { aClient, aWalker } from "../../testing/people.ts";
import { answerForm, openForm } from "../../testing/schedule-form.ts";

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
const tooFull = (walker: string): Answer => ({
  unsigned: [],
  conflicts: [{ kind: "frame_too_full", dates: ["2026-11-20"], walker, minutes: 210, of: 180 }],
  fits: [marcus],
});
const overRosa = /^Rosa is over on Fri, Nov 20, 210 of 180 min\. You can still save\./;

beforeEach(() => {
  answerForm();
  answer(listWalkers, [
    aWalker(),
    aWalker({ id: "walker-2", name: "Marcus Webb" }),
    aWalker({ id: "walker-3", name: "Tom Ricci", active: false }),
  ]);
});

const warnings = () =>
  screen
    .getAllByRole("status", { hidden: true })
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test("a warning stands under the time frame, with date and minutes, and what it warns of can be saved", async () => {
  answer(checkSchedule, ({ body }) =>
    body.walker_id === "walker-1" ? tooFull("Rosa Delgado") : { unsigned: [], conflicts: [], fits: [] },
  );
  const { dialog, choose, save } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  await waitFor(() => expect(warnings()).toEqual([expect.stringMatching(overRosa)]));
  answer(createSchedule, { id: "s1", _id: "s1" });
  await save();
  expect(await screen.findByText(/^Scheduled /)).toBeTruthy();
  expect(bodiesOf(createSchedule)).toHaveLength(1);
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("each conflict is told under its field, and a past date beside them", async () => {
  answer(checkSchedule, {
    unsigned: [],
    conflicts: [
      { kind: "walker_inactive", dates: ["2026-11-19"], walker: "Tom Ricci" },
      { kind: "walker_off", dates: ["2026-11-19"], walker: "Tom Ricci" },
      { kind: "same_service", dates: ["2026-11-19"] },
      { kind: "same_day", dates: ["2026-11-19"] },
    ],
    fits: [],
  });
  const { user, dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  const date = dialog.getByRole("textbox", { name: "Date" });
  await user.clear(date);
  await user.type(date, "11/19/2026");
  await user.tab();
  await waitFor(() => expect(bodiesOf(checkSchedule).at(-1)).toMatchObject({ date: "2026-11-19" }));
  await waitFor(() =>
    expect(warnings()).toEqual([
      "Tom is inactive. You can still save. ",
      "Tom is off on Thu, Nov 19. You can still save. ",
      "This date is in the past. Is that right?",
      "Another visit of this series is on Thu, Nov 19. You can still save. ",
      "This client already has the same service in this time frame on Thu, Nov 19. You can still save. ",
    ]),
  );
  expect(dialog.getByRole("combobox", { name: "Walker", description: /^Tom is inactive/ })).toBeTruthy();
  expect(dialog.getByRole("textbox", { name: "Date", description: /past.*Another visit of this series/ })).toBeTruthy();
  expect(dialog.getByRole("group", { name: "Time Frame", description: /has the same service/ })).toBeTruthy();
});

test("what is filled in is asked about once it has paused, as far as it is filled in", async () => {
  const { user, dialog, choose } = await openForm();
  await user.click(dialog.getByText("Evening"));
  await choose("Client", "Ana Reyes");
  await waitFor(() =>
    expect(bodiesOf(checkSchedule)).toEqual([
      {
        date: "2026-11-20",
        timeframe: "evening",
        service_type: "25",
        client_id: "client-1",
        walker_id: null,
        rrule: null,
      } satisfies BodyOf<typeof checkSchedule>,
    ]),
  );
  await user.click(dialog.getByText("Weekly"));
  const every = dialog.getByLabelText("Repeat every (weeks)");
  await user.clear(every);
  await user.type(every, "12");
  await waitFor(() =>
    expect(bodiesOf(checkSchedule).at(-1)).toMatchObject({ rrule: expect.stringContaining("INTERVAL=12") }),
  );
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

test("who has no room on a day off is named apart from the full, and a square of a series says off", async () => {
  const days_off = [{ from: "2026-11-20", to: "2026-11-20", note: null } as const];
  answer(listWalkers, [aWalker({ days_off }), aWalker({ id: "walker-2", name: "Marcus Webb" })]);
  answer(checkSchedule, ({ body }) => ({
    unsigned: [],
    conflicts: [],
    fits: body.rrule
      ? [
          aFit({
            room: [
              { date: "2026-11-20", fits: false },
              { date: "2026-11-27", fits: true },
            ],
          }),
        ]
      : [],
  }));
  const { user, dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  expect(await dialog.findByText("Off: Rosa")).toBeTruthy();
  expect(dialog.getByText(/^Full: /).textContent).toContain("Marcus");
  await user.click(dialog.getByText("Weekly"));
  expect(await dialog.findByTitle("Fri, Nov 20: off")).toBeTruthy();
  expect(dialog.queryByText("Off: Rosa")).toBeNull();
});

test("the first four are shown, the others on request, and whoever is full is named", async () => {
  const team = ["Ben", "Cleo", "Dana", "Eli", "Finn", "Gus"].map((name) => ({
    id: `walker-${name}`,
    name: `${name} Ray`,
  }));
  answer(
    listWalkers,
    team.map((one) => aWalker(one)),
  );
  answer(checkSchedule, {
    unsigned: [],
    conflicts: [],
    fits: team.slice(0, 5).map(({ id, name }) => aFit({ walker_id: id, name })),
  });
  const { user, dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  const list = within(await dialog.findByRole("region", { name: "Where does it fit?" }));
  const more = await list.findByRole("button", { name: "1 more with room" });
  expect(list.getAllByRole("listitem")).toHaveLength(4);
  expect(list.getByText("Full: Gus")).toBeTruthy();
  await user.click(more);
  expect(list.getAllByRole("listitem")).toHaveLength(5);
});

test("where the chosen walker has no room, the warning leads to those who have", async () => {
  answer(listClients, [aClient({ preferred_walker_id: "walker-1" })]);
  answer(checkSchedule, ({ body }) =>
    body.walker_id === "walker-1" ? tooFull("Rosa Delgado") : { unsigned: [], conflicts: [], fits: [marcus] },
  );
  const { user, dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  await user.click(await dialog.findByRole("button", { name: "Where does it fit?" }));
  const region = dialog.getByRole("region", { name: "Where does it fit?" });
  expect(document.activeElement).toBe(region);
  await user.keyboard("{Tab}{Enter}");
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>("combobox", { name: "Walker" }).value).toBe("Marcus Webb"),
  );
  await waitFor(() => expect(warnings()).toEqual([]));
});
