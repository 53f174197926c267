import { mySchedule } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aWalkerVisit } from "../../../testing/visits.ts";

const tomorrow = "2026-11-21" as const;
const rex = aWalkerVisit({
  date: tomorrow,
  clientName: "Ana Reyes",
  keys: [{ label: "Front door", where: null }],
  codes: ["lockbox", "alarm"],
});
const nori = aWalkerVisit({
  date: tomorrow,
  timeframe: "evening",
  clientName: "Priya Shah",
  address: "9 Orchard St",
  keys: [
    { label: "Copy A", where: "Marcus" },
    { label: "Copy B", where: "Office, hook 3" },
  ],
});
/** As an earlier release has kept it. */
const { keys: _, ...old } = aWalkerVisit({
  _id: "kept",
  date: tomorrow,
  clientName: "Sam Ito",
  codes: ["garage_code"],
});
const kept = old as ReturnType<typeof aWalkerVisit>;
const bare = aWalkerVisit({ _id: "bare", date: tomorrow, clientName: "Lee Park" });
const later = aWalkerVisit({ date: "2026-11-22", clientName: "Mia Cole", keys: rex.keys, codes: ["alarm"] });

test("from the evening on the keys and codes of tomorrow's homes are listed, each home once", async () => {
  vi.setSystemTime(new Date("2026-11-20T23:00:00Z"));
  answer(mySchedule, [rex, { ...rex, _id: "again" }, nori, kept, bare, later]);
  openApp("/walker", "walker");
  const list = await within(await screen.findByRole("region", { name: "For tomorrow" })).findAllByRole("listitem");
  expect(list.map((home) => [...home.children].map(({ textContent }) => textContent))).toEqual([
    ["Ana Reyes · 41 Harbor Ln", "Take the key “Front door”", "Lockbox, Alarm"],
    ["Sam Ito · 41 Harbor Ln", "Garage code"],
    ["Priya Shah · 9 Orchard St", "Fetch a key: “Copy A” (Marcus), “Copy B” (Office, hook 3)"],
  ]);
  expect(screen.getByText("This phone takes the codes along tomorrow, where it has a signal.")).toBeTruthy();
});
