import { doHardDay, getDashboard, listClients, listHardDays, listSchedules, listWalkers } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aDashboard } from "../../testing/books.ts";
import { answer } from "../../testing/fake-server.ts";
import { aHardDay, aKeptDay, aLine } from "../../testing/hard-days.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

// A menu that opens is drawn hidden until it is measured, which the simulated document never does.
let taps = 0;
let user: ReturnType<typeof openApp>;
async function tap(role: "button" | "menuitem", name: string | RegExp): Promise<void> {
  const element = await screen.findByRole<HTMLButtonElement>(role, { name, hidden: role === "menuitem" });
  await waitFor(() => expect(element.disabled).toBeFalsy());
  await user.click(element);
  taps += 1;
}
const open = (address: string) => {
  taps = 0;
  user = openApp(address, "admin");
};

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, [anOwnerVisit({ date: "2026-11-20" }), anOwnerVisit({ _id: "s.2", date: "2026-11-21" })]);
  answer(getDashboard, aDashboard());
  answer(listHardDays, []);
  answer(doHardDay, ({ query, body }) => {
    const preview = aHardDay({ visits: [aLine({ does: body.kind === "close" ? "cancel" : "give" })] });
    const day = aKeptDay({
      kind: body.kind,
      about: body.about ?? null,
      from: body.from,
      through: body.through,
      total: 1,
      done: 1,
    });
    return query.preview ? preview : { ...preview, saved: true, day };
  });
});

test.each([
  ["/admin", "More for today", "Rosa is sick…"],
  ["/admin/calendar?view=week&date=2026-11-20", "More for Rosa Delgado", "Sick…"],
  ["/admin/calendar?view=day&date=2026-11-20", "More for Rosa Delgado", "Sick…"],
] as const)("a sick walker takes three taps from %s", async (address, menu, item) => {
  open(address);
  await tap("button", menu);
  await tap("menuitem", item);
  expect(await screen.findByRole("dialog", { name: "Rosa is sick today" })).toBeTruthy();
  await tap("button", "Give 1 visit");
  expect(await screen.findByText("Rosa is off: 1 visit given")).toBeTruthy();
  expect(taps).toBe(3);
  await waitFor(() => expect(currentAddress()).toBe(address));
});
