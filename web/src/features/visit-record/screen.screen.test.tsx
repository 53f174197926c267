import { type AnswerOf, getVisit, listHistory, listWalkers, type OwnerVisit, visitPhotos } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages } from "../../testing/fake-server.ts";
import { least } from "../../testing/least.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aWalker } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

type Change = AnswerOf<typeof listHistory>[number];

type Incident = OwnerVisit["incidents"][number];

const at = "2026-11-20T14:40:00Z";
const visit = anOwnerVisit({
  status: "completed",
  notes: "Use the side gate.",
  garage_code: "4711",
  comments: "Rolled in <b>the creek</b>.",
  ticks: [{ pet: "Biscuit", care: "medication", at: "2026-11-20T14:20:00Z" }],
  photo_ids: ["one"],
  incidents: [{ ...least<Incident>(getVisit, "incidents"), words: "Biscuit ate a sock.", known_at: at, at }],
  charge: 30,
  pay: 15,
});
const page = `/admin/visits/${visit._id}`;
const done: Change = {
  ...least<Change>(listHistory),
  id: "1",
  about: visit._id,
  at: "2026-11-20T14:38:00Z",
  by: { id: "walker-1", name: "Rosa Delgado" },
  changes: [{ field: "status", from: "scheduled", to: "completed" }],
};
const moved: Change = { ...done, id: "2", changes: [{ field: "timeframe", from: "evening", to: "morning" }] };
const paid: Change = { ...done, id: "3", changes: [{ field: "pay", from: 15, to: 20 }] };

beforeEach(() => {
  answer(listWalkers, [aWalker({ name: "Rosa Delgado" })]);
  answer(getVisit, visit);
  answer(visitPhotos, [{ id: "one", link: "https://photos.example/one", at: "2026-11-20T14:21:00Z" }]);
  answerPages(listHistory, (cursor) =>
    cursor ? { items: [moved], next: undefined } : { items: [paid, done], next: "next" },
  );
});

test("the sheet has what was done, the note, the photos and each change, on all pages, without codes and amounts", async () => {
  openApp(page, "admin");
  const sheet = await screen.findByRole("article", { name: "Record of the visit to Biscuit & Max" });
  const inSheet = within(sheet);
  expect(await inSheet.findByText("Rosa Delgado", { selector: "dd" })).toBeTruthy();
  for (const text of ["Biscuit ate a sock.", "Rolled in <b>the creek</b>.", "Biscuit: medicine given"])
    expect(sheet.textContent).toContain(text);
  expect(await inSheet.findByRole("button", { name: "Photo 1 of 1, Biscuit & Max, 9:21 AM" })).toBeTruthy();
  const changes = ["Rosa Delgado · Status: Scheduled → Completed", "Rosa Delgado · Time Frame: Evening → Morning"];
  await inSheet.findByText(/Time Frame/);
  for (const change of changes) expect(sheet.textContent).toContain(change);
  expect(screen.queryByRole("button", { name: "Show earlier changes" })).toBeNull();
  expect(sheet.textContent).not.toMatch(/4711|\$/);
  expect(document.title).toContain("Record of a visit");
});
