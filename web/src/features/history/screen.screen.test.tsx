import { type AnswerOf, listHistory, listWalkers } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages } from "../../testing/fake-server.ts";
import { least } from "../../testing/least.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aWalker } from "../../testing/people.ts";

type Change = AnswerOf<typeof listHistory>[number];

const moved: Change = {
  ...least<Change>(listHistory),
  id: "2026-11-21#1",
  kind: "person",
  about: "client-1",
  name: "Ana Reyes",
  at: "2026-11-21T19:14:00.000Z",
  by: { id: "owner-1", name: "Kate Corrigan" },
  way: "web",
  changes: [{ field: "address", from: "41 Harbor Ln", to: "9 Oak St" }],
};
const walkerName = "Maximiliana Featherstonehaugh-Vanderbilt de Castellanos y Montmorency of Bellmore Junction";

beforeEach(() => {
  answer(listWalkers, [aWalker({ name: walkerName })]);
});

test("the owner reads all changes in words, with what each is of, and more at a press", async () => {
  answerPages(listHistory, (cursor) =>
    cursor
      ? { items: [{ ...moved, id: "2", way: "phone" as const }], next: undefined }
      : { items: [moved], next: "next" },
  );
  const user = openApp("/admin/settings?tab=history", "admin");
  const first = within(await screen.findByRole("listitem"));
  expect(first.getByText(/Address/).textContent).toBe("Kate Corrigan · Address: 41 Harbor Ln → 9 Oak St");
  expect((await first.findByRole("link", { name: "Ana Reyes" })).getAttribute("href")).toBe("/admin/clients/client-1");
  expect(first.getByText("Sat, Nov 21, 2:14 PM · on the web")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Show earlier changes" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
});
