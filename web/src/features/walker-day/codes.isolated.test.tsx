import { mySchedule, showVisitCodes, takeMyCodes } from "@petcare/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetSeal } from "../../lib/session/seal.ts";
import { answer, bodiesOf, cutOff } from "../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../testing/open-app.tsx";
import { kept, startPhone } from "../../testing/plain-store.ts";
import { aWalkerVisit } from "../../testing/visits.ts";

vi.mock("../../lib/day/sealed-store.ts", () => import("../../testing/plain-store.ts"));

const rosa = tokenOf("rosa");
const visit = aWalkerVisit({ codes: ["lockbox"] });
const codes = { garage_code: null, lockbox: "2580", alarm: null };
const taken = { until: "2026-11-20T19:00:00.000Z", homes: [{ visit: visit._id, codes }] };
const stored = () => kept.values.get("codes/rosa") ?? "";

beforeEach(() => {
  startPhone(visit);
  answer(takeMyCodes, taken);
});

/** Opens the visit where the server does not answer, and asks for the codes. */
async function askForCodes(as = rosa) {
  cutOff(showVisitCodes);
  const user = openApp(`/walker?visit=${visit._id}`, "walker", as);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Show codes" }));
  return dialog;
}

async function openDay() {
  openApp("/walker", "walker", rosa);
  await waitFor(() => expect(stored()).not.toBe(""));
}

test("older than a quarter of an hour they are asked for again, and say as of when they are", async () => {
  await openDay();
  cleanup();
  answer(takeMyCodes, { ...taken, homes: [{ visit: visit._id, codes: { ...codes, lockbox: "1177" } }] });
  vi.setSystemTime("2026-11-20T14:16:00Z");
  openApp("/walker", "walker", rosa);
  await waitFor(() => expect(stored()).toContain("1177"));
  cleanup();
  vi.setSystemTime("2026-11-20T14:32:00Z");
  cutOff(takeMyCodes);
  const dialog = await askForCodes();
  expect((await dialog.findByText("1177")).closest("p")?.textContent).toBe("Lockbox 1177");
  expect(dialog.getByText("As of 9:16 AM")).toBeTruthy();
  await waitFor(() => expect(bodiesOf(takeMyCodes)).toHaveLength(3));
  expect(stored()).toContain("1177");
});

test("two hours after the day's last frame they are forgotten", async () => {
  await openDay();
  cleanup();
  vi.setSystemTime("2026-11-20T19:00:00Z");
  cutOff(takeMyCodes);
  const dialog = await askForCodes();
  expect(await dialog.findByText(/Codes need a signal\./)).toBeTruthy();
  expect(dialog.queryByText("2580")).toBeNull();
});

test("those of a visit that is no longer theirs are dropped with the next day that is read", async () => {
  const other = aWalkerVisit({ _id: "s2.2026-11-20", codes: ["alarm"] });
  answer(mySchedule, [visit, other]);
  const home = { visit: other._id, codes: { garage_code: null, lockbox: null, alarm: "0911" } };
  answer(takeMyCodes, { ...taken, homes: [...taken.homes, home] });
  await openDay();
  expect(stored()).toContain("0911");
  cleanup();
  answer(mySchedule, [visit]);
  openApp("/walker", "walker", rosa);
  await waitFor(() => expect(stored()).not.toContain("0911"));
  expect(stored()).toContain("2580");
  cleanup();
  answer(mySchedule, [{ ...visit, status: "completed" }]);
  openApp("/walker", "walker", rosa);
  await waitFor(() => expect(stored()).toBe(""));
});

test("whoever has signed out, and whoever comes after them, reads none", async () => {
  await openDay();
  cleanup();
  forgetSeal();
  cutOff(takeMyCodes);
  const dialog = await askForCodes(tokenOf("marcus"));
  expect(await dialog.findByText(/Codes need a signal\./)).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain("2580");
});
