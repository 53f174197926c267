import { type AnswerOf, listClients, listHistory, listWalkers } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, sent } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";

type Change = AnswerOf<typeof listHistory>[number];

const moved: Change = {
  id: "2026-11-21#1",
  kind: "person",
  about: "client-1",
  name: "Ana Reyes",
  at: "2026-11-21T19:14:00.000Z",
  by: { id: "owner-1", name: "Kate Corrigan" },
  way: "web",
  changes: [{ field: "address", from: "41 Harbor Ln", to: "9 Oak St" }],
  client: null,
  date: null,
  series: null,
};
const walkerName = "Maximiliana Featherstonehaugh-Vanderbilt de Castellanos y Montmorency of Bellmore Junction";
const queries = () => sent.filter(({ path }) => path.endsWith("/history")).map(({ query }) => query);

beforeEach(() => {
  answer(listClients, [aClient()]);
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

test("a change of a visit, a booking or an invoice names its day and its client, with links to both", async () => {
  const client = { id: "client-1", name: "Ana Reyes" };
  const visit = { ...moved, kind: "visit" as const, about: "s1.2026-11-20", name: "Mochi", client };
  const items: Change[] = [
    { ...visit, id: "1", date: "2026-11-21" },
    { ...visit, id: "2", kind: "schedule", about: "s1", date: "2026-11-20" },
    { ...visit, id: "3", kind: "invoice", about: "i1", name: "5F1C9A3E" },
  ];
  answerPages(listHistory, () => ({ items, next: undefined }));
  openApp("/admin/settings?tab=history", "admin");
  const rows = await screen.findAllByRole("listitem");
  const links = rows.map((row) =>
    within(row)
      .getAllByRole("link")
      .map((link) => `${link.textContent} ${link.getAttribute("href")}`),
  );
  const anas = "Ana Reyes /admin/clients/client-1";
  expect(links).toEqual([
    ["Visit of Mochi /admin/calendar?visit=s1.2026-11-20", anas],
    ["Schedule of Mochi /admin/clients/client-1", anas],
    ["Invoice 5F1C9A3E /admin/invoices/i1", anas],
  ]);
  expect(within(rows[0] as HTMLElement).getByText("Sat, Nov 21, 2026")).toBeDefined();
  expect(within(rows[1] as HTMLElement).getByText("from Fri, Nov 20, 2026 on")).toBeDefined();
});

test("kind and person are filters in the address, and go with the request", async () => {
  answerPages(listHistory, () => ({ items: [moved], next: undefined }));
  const user = openApp("/admin/settings?tab=history&kind=visit", "admin");
  await screen.findByRole("listitem");
  await user.selectOptions(await screen.findByLabelText("By"), await screen.findByRole("option", { name: walkerName }));
  expect(currentAddress()).toBe("/admin/settings?tab=history&kind=visit&by=walker-1");
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ kind: "visit", by: "walker-1" }));
  await user.selectOptions(screen.getByLabelText("Of"), "All");
  await waitFor(() => expect(currentAddress()).toBe("/admin/settings?tab=history&by=walker-1"));
});
