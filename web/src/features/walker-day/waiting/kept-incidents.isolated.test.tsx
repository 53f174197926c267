import { mySchedule, mySeal, noteIncident } from "@petcare/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { keepSeal } from "../../../lib/session/seal.ts";
import { answer, bodiesOf, cutOff } from "../../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../../testing/open-app.tsx";
import { kept } from "../../../testing/plain-store.ts";
import { aWalkerVisit } from "../../../testing/visits.ts";

vi.mock("../../../lib/day/sealed-store.ts", () => import("../../../testing/plain-store.ts"));

const rosa = tokenOf("rosa");
const visit = aWalkerVisit();
const pets = "Biscuit & Max";
const rows = () => [...kept.values.keys()].filter((name) => name.startsWith("rows/"));
const words = "Biscuit ate a sock.";

beforeEach(() => {
  kept.values.clear();
  kept.isBroken = false;
  vi.stubGlobal("indexedDB", {});
  keepSeal({ person: "rosa", seal: "s1", heard: Date.now() });
  answer(mySeal, { seal: "s1" });
  answer(mySchedule, [visit]);
});

/** Notes an incident that was known at 8:10. @returns the user and the dialog */
async function note(text = words) {
  const user = openApp(`/walker?incident=${visit._id}`, "walker", rosa);
  const dialog = within(await screen.findByRole("dialog", { name: "Note an incident" }));
  await user.type(dialog.getByLabelText(/What happened/), text);
  fireEvent.change(dialog.getByLabelText(/When it was known/), { target: { value: "2026-11-20T08:10" } });
  await user.click(dialog.getByRole("button", { name: "Note it" }));
  return { user, dialog };
}

const keptOne = async (text = words) => {
  cutOff(noteIncident);
  const noted = await note(text);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  return noted;
};
const list = async () => within(await screen.findByRole("region", { name: "Waiting to send" }));

test("an incident without a signal is kept, outlives the page, and is sent once with its id and its own times", async () => {
  const { user } = await keptOne();
  expect(await screen.findByText(`Kept on this phone, and sent by itself: ${pets}`)).toBeTruthy();
  expect(await (await list()).findByText("Waiting to send · incident 8:10 AM")).toBeTruthy();
  expect((await list()).getByText(`“${words}”`)).toBeTruthy();
  expect(screen.getByText("1 waiting to send")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: `Details, ${pets}` }));
  const details = within(await screen.findByRole("dialog", { name: pets }));
  const noted = within(details.getByRole("list", { name: "Incidents" })).getByRole("listitem");
  expect(noted.textContent).toBe(`${words}Known Fri, Nov 20, 8:10 AM, written Fri, Nov 20, 8:30 AM, not sent yet`);
  cleanup();

  vi.setSystemTime("2026-11-20T16:05:00Z");
  answer(noteIncident, { ok: true });
  openApp("/walker", "walker", rosa);
  await waitFor(() => expect(rows()).toEqual([]));
  await waitFor(() => expect(screen.queryByText(/Waiting to send/)).toBeNull());
  const bodies = bodiesOf(noteIncident) as { id: string; sent: string }[];
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
  expect(bodies.at(-1)).toMatchObject({
    words,
    known_at: "2026-11-20T13:10:00.000Z",
    at: "2026-11-20T13:30:00.000Z",
    sent: "2026-11-20T16:05:00.000Z",
    version: 1,
  });
});

test("without a signal the form says that it is kept and whom to call, and a phone that keeps nothing says so", async () => {
  kept.isBroken = true;
  cutOff(noteIncident);
  const { dialog } = await note();
  expect(await dialog.findByText("This phone cannot keep anything just now. Do not close this page.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/What happened/).value).toBe(words);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect((await dialog.findByText(/^No signal/)).textContent).toBe(
    "No signal. It is kept on this phone, and sent by itself. Call (516) 555-0134 if it cannot wait.",
  );
  act(() => void window.dispatchEvent(new Event("online")));
});
