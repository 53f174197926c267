import { me, mySchedule, mySeal } from "@petcare/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { queryClient } from "../../../lib/api/query.ts";
import { keepSeal } from "../../../lib/session/seal.ts";
import { answer, cutOff } from "../../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../../testing/open-app.tsx";
import { aProfile } from "../../../testing/people.ts";
import { kept } from "../../../testing/plain-store.ts";
import { aWalkerVisit } from "../../../testing/visits.ts";

vi.mock("../../../lib/day/sealed-store.ts", () => import("../../../testing/plain-store.ts"));

test("a week without a signal marks the days off that were kept with the day", async () => {
  vi.stubGlobal("indexedDB", {});
  keepSeal({ person: "rosa", seal: "s1", heard: Date.now() });
  answer(mySeal, { seal: "s1" });
  const days_off = [{ from: "2026-11-20", to: "2026-11-20", note: "Dentist" } as const];
  answer(me, aProfile({ id: "walker-1", role: "walker", days_off }));
  answer(mySchedule, [aWalkerVisit()]);
  openApp("/walker", "walker", tokenOf("rosa"));
  await waitFor(() => expect([...kept.values.keys()]).toContain("dayfile/rosa:off"));
  cleanup();
  queryClient.clear();

  cutOff(me);
  cutOff(mySchedule);
  openApp("/walker?view=week", "walker", tokenOf("rosa"));
  const heading = { name: "Friday, Nov 20 · Today · Off: Dentist" };
  expect(await screen.findByRole("heading", heading)).toBeTruthy();
});
