import { arriveAtVisit, completeWalk, confirmVisit, mySchedule } from "@petcare/contract";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf, cutOff, refuse } from "../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../testing/open-app.tsx";
import { kept, namesOf, startPhone } from "../../testing/plain-store.ts";
import { aWalkerVisit } from "../../testing/visits.ts";

vi.mock("../../lib/day/sealed-store.ts", () => import("../../testing/plain-store.ts"));

const rosa = tokenOf("rosa");
const visit = aWalkerVisit();
const pets = "Biscuit & Max";
const rows = () => namesOf("rows");

beforeEach(() => startPhone(visit));

async function complete(note: string) {
  const user = openApp(`/walker?complete=${visit._id}`, "walker", rosa);
  const dialog = within(await screen.findByRole("dialog", { name: "Complete walk" }));
  await user.type(dialog.getByLabelText(/Additional notes/), note);
  await user.click(dialog.getByRole("button", { name: "Complete walk" }));
  return user;
}

const cameBack = () => act(async () => void window.dispatchEvent(new Event("online")));

test("what the office has changed meanwhile is told in the server's sentence", async () => {
  answer(completeWalk, {
    _id: visit._id,
    outcome: "kept",
    visit: "cancelled",
    sentence: "Note saved. This walk was cancelled; Kate will decide about your pay.",
  });
  await complete("Long loop");
  expect(
    await screen.findByText(`${pets}: Note saved. This walk was cancelled; Kate will decide about your pay.`),
  ).toBeTruthy();
  expect(rows()).toEqual([]);
});

test("a refusal before the walker's eyes leaves the note in the form, and nothing that waits", async () => {
  refuse(completeWalk, 409, { message: "This walk cannot be completed before its day.", code: "conflict" });
  await complete("Half a note");
  const dialog = within(await screen.findByRole("dialog", { name: "Complete walk" }));
  expect(await dialog.findByText("This walk cannot be completed before its day.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Additional notes/).value).toBe("Half a note");
  expect(rows()).toEqual([]);
});

test("a refusal that comes later stays in sight with its words and the text, and is removed only when asked", async () => {
  const user = await complete("Long loop");
  await screen.findByText("1 waiting to send");
  refuse(completeWalk, 404, { message: "This walk was not found.", code: "not_found" });
  await cameBack();
  const list = async () => within(await screen.findByRole("region", { name: "Waiting to send" }));
  expect(await (await list()).findByText("Not sent · done 8:30 AM")).toBeTruthy();
  expect(screen.getByText("This walk is no longer yours to report. Your text is kept here.")).toBeTruthy();
  expect(screen.getByText("“Long loop”")).toBeTruthy();
  expect(screen.queryByText("1 waiting to send")).toBeNull();
  expect(screen.queryByRole("button", { name: `Complete walk, ${pets}` })).toBeNull();
  const copied = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: `Copy text, ${pets}` }));
  expect(copied).toHaveBeenCalledWith("Long loop");

  const tries = bodiesOf(completeWalk).length;
  await user.click(screen.getByRole("button", { name: `Try again, ${pets}` }));
  await waitFor(() => expect(bodiesOf(completeWalk)).toHaveLength(tries + 1));
  expect(await (await list()).findByText("Not sent · done 8:30 AM")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: `Try again, ${pets}` }));
  await user.click(screen.getByRole("button", { name: `Remove, ${pets}` }));
  const question = within(await screen.findByRole("dialog", { name: `Remove what you reported of ${pets}?` }));
  await user.click(question.getByRole("button", { name: "Remove" }));
  expect(await screen.findByRole("button", { name: `Complete walk, ${pets}` })).toBeTruthy();
  expect([rows(), screen.queryByRole("region", { name: "Waiting to send" })]).toEqual([[], null]);
});

test("a phone that can keep nothing says so, and the note stays in the form", async () => {
  kept.isBroken = true;
  await complete("Half a note");
  const dialog = within(await screen.findByRole("dialog", { name: "Complete walk" }));
  expect(await dialog.findByText("This phone cannot keep anything just now. Do not close this page.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Additional notes/).value).toBe("Half a note");
});

test("a confirmation waits, and is dropped with a word where the walk has changed", async () => {
  answer(mySchedule, [aWalkerVisit({ _id: "v2", date: "2026-11-21" })]);
  const user = openApp("/walker?visit=v2", "walker", rosa);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await dialog.findByText("Waiting to send · confirmed")).toBeTruthy();
  refuse(confirmVisit, 409, { message: "This walk has changed. Look again.", code: "conflict" });
  await cameBack();
  expect(await screen.findByText(`${pets}: Not confirmed: this walk has changed. Look again.`)).toBeTruthy();
  expect(rows()).toEqual([]);
});

test("who is at a visit says so in one tap, and the completion carries it along", async () => {
  const report = { _id: visit._id, visit: "scheduled", sentence: "Sent." } as const;
  answer(arriveAtVisit, { ...report, outcome: "done" });
  const user = openApp("/walker", "walker", rosa);
  await screen.findByRole("button", { name: `I’m here, ${pets}` });
  answer(mySchedule, [{ ...visit, arrived_at: "2026-11-20T13:30:00.000Z" }]);
  await user.click(screen.getByRole("button", { name: `I’m here, ${pets}` }));
  expect(await screen.findByText(`You are here: ${pets}`)).toBeTruthy();
  expect(screen.getByText("Here since 8:30 AM")).toBeTruthy();
  expect(screen.queryByRole("button", { name: `I’m here, ${pets}` })).toBeNull();
  cutOff(completeWalk);
  cleanup();

  vi.setSystemTime("2026-11-20T13:55:00Z");
  await complete("Long loop");
  await waitFor(() => expect(bodiesOf(completeWalk)).toHaveLength(1));
  expect(bodiesOf(completeWalk)[0]).toMatchObject({
    at: "2026-11-20T13:55:00.000Z",
    arrived: { at: "2026-11-20T13:30:00.000Z", how: "tap" },
  });
});

test("what has waited for 12 hours says so, and Safari outside the home screen that it may not keep it", async () => {
  const safari = "Safari may remove what waits here after 7 days. Add this page to your home screen.";
  await complete("Long loop");
  await screen.findByText("1 waiting to send");
  cleanup();
  vi.setSystemTime("2026-11-21T01:29:59Z");
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { standalone: false }));
  openApp("/walker", "walker", rosa);
  expect((await screen.findByText(safari)).textContent).toBe(safari);
  cleanup();
  vi.stubGlobal("navigator", Object.getPrototypeOf(navigator));
  vi.setSystemTime("2026-11-21T01:30:00Z");
  openApp("/walker", "walker", rosa);
  const long = "1 walk has waited for 12 hours to be sent. Open this page where there is a signal.";
  expect(await screen.findByText(long)).toBeTruthy();
  expect(screen.queryByText(/Safari/)).toBeNull();
});
