import { completeWalk, mySchedule } from "@petcare/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyOutbox, setOutboxState } from "../../lib/day/outbox-state.ts";
import { answer, bodiesOf, sent } from "../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../testing/open-app.tsx";
import { kept, namesOf, startPhone } from "../../testing/plain-store.ts";
import { aWalkerVisit } from "../../testing/visits.ts";

vi.mock("../../lib/day/sealed-store.ts", () => import("../../testing/plain-store.ts"));

const rosa = tokenOf("rosa");
const visit = aWalkerVisit();
const completed = { ...visit, status: "completed", comments: "Long loop" } as const;

/** The turns of the page that is open, by name. The browser gives back those of a page that was killed. */
const turns = new Map<string, Promise<unknown>>();
const locks = {
  request: (name: string, act: () => Promise<unknown>) => {
    const done = (turns.get(name) ?? Promise.resolve()).then(act, act);
    turns.set(name, done);
    return done;
  },
};

const rows = () => namesOf("rows");

beforeEach(() => {
  startPhone(visit);
  vi.spyOn(navigator, "locks", "get").mockReturnValue(locks as LockManager);
  return killPage;
});

/** Ends the page with all that it had begun. */
function killPage(): void {
  cleanup();
  turns.clear();
  setOutboxState(emptyOutbox);
  kept.kills = undefined;
}

const form = async () => within(await screen.findByRole("dialog", { name: "Complete walk" }));

/** Types a note and completes the walk without a signal. */
async function complete(): Promise<void> {
  const user = openApp(`/walker?complete=${visit._id}`, "walker", rosa);
  await user.type((await form()).getByLabelText(/Additional notes/), "Long loop");
  await user.click((await form()).getByRole("button", { name: "Complete walk" }));
}

/** Opens the page anew where there is a signal. */
function openAgain(): void {
  killPage();
  vi.setSystemTime("2026-11-20T16:05:00Z");
  answer(completeWalk, { _id: visit._id, outcome: "known", visit: "completed", sentence: "Sent." });
  openApp("/walker", "walker", rosa);
}

test("a page that is killed before its row is kept has the note in the form", async () => {
  kept.kills = "before";
  await complete();
  await waitFor(() => expect(screen.getByRole("button", { name: "Complete walk" })).toHaveProperty("disabled", true));
  openAgain();
  expect(await screen.findByText("Your note is saved on this phone and not sent yet.")).toBeTruthy();
  expect([rows(), sent.filter(({ path }) => path.startsWith("/complete-walk"))]).toEqual([[], []]);
  cleanup();
  openApp(`/walker?complete=${visit._id}`, "walker", rosa);
  expect((await form()).getByLabelText<HTMLTextAreaElement>(/Additional notes/).value).toBe("Long loop");
});

test.each([
  ["before it has heard of that", "after"],
  ["after it has said so", undefined],
] as const)(
  "a page that is killed once its row is kept, %s, sends it once, with the time of the tap",
  async (_, kills) => {
    kept.kills = kills;
    await complete();
    await waitFor(() => expect(rows()).toHaveLength(1));
    if (!kills) await screen.findByText(/^Kept on this phone/);
    const tries = bodiesOf(completeWalk).length;
    answer(mySchedule, [completed]);
    openAgain();
    await waitFor(() => expect(rows()).toEqual([]));
    expect(bodiesOf(completeWalk).slice(tries)).toMatchObject([
      { comments: "Long loop", at: "2026-11-20T13:30:00.000Z", sent: "2026-11-20T16:05:00.000Z" },
    ]);
    expect(screen.queryByText("Your note is saved on this phone and not sent yet.")).toBeNull();
  },
);
