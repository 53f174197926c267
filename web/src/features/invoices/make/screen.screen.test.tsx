import { type BodyOf, listClients, listWalkers, makeInvoices, previewInvoices } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { aBill, aPreview } from "../../../testing/invoices.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient, aWalker } from "../../../testing/people.ts";

type Body = BodyOf<typeof makeInvoices>;

const second = aBill({ client_id: "client-2", credit: 6.5 });

beforeEach(() => {
  answer(listClients, [aClient(), aClient({ id: "client-2", name: "Priya Shah", pets: [{ name: "Nori" }] })]);
  answer(listWalkers, [aWalker({ name: "Aisha Karim", phone: "5165550101" })]);
  answer(previewInvoices, aPreview({ clients: [aBill(), second] }));
});

/** Makes an invoice of what was asked for a client. */
const made = ({ client_id, lines }: Body["clients"][number]) => {
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  const number = `N${client_id}`.toUpperCase();
  const invoice = { id: `of-${client_id}`, number, total, balance: total, status: "unpaid" as const };
  return { client_id, outcome: "made" as const, invoice, now: null };
};
const answerMade = () => answer(makeInvoices, ({ body }) => body.clients.map(made));
const bodies = () => bodiesOf(makeInvoices) as Body[];
const open = () => openApp("/admin/invoices/make", "admin");

test("the chosen clients are billed exactly what was on the screen", async () => {
  answerMade();
  const user = open();
  await screen.findByRole("button", { name: "Make 2 invoices" });
  const sums = within(screen.getByRole("region", { name: "2 invoices" }));
  expect(sums.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "$100.00",
    "–",
    "$100.00",
    "−$6.50",
    "$93.50",
  ]);
  await user.click(screen.getByRole("checkbox", { name: "Bill Ana Reyes" }));
  await user.click(screen.getByRole("button", { name: "Lines of Priya Shah" }));
  await user.click(screen.getByRole("checkbox", { name: /^Pay \$6.50 of it with the credit/ }));
  await user.click(screen.getByRole("button", { name: "Add an adjustment" }));
  await user.type(screen.getByLabelText("What it is for"), "Thank you");
  await user.type(screen.getByLabelText("Amount"), "10.50");
  await user.type(screen.getByLabelText("Note on every invoice"), "See you soon");
  await user.click(screen.getByRole("button", { name: "Make 1 invoice" }));
  expect(await screen.findByText("1 invoice made, $50.00 in all")).toBeTruthy();
  expect(bodies()).toEqual([
    {
      period: { start: "2026-11-09", end: "2026-11-15" },
      due: "2026-11-27",
      note: "See you soon",
      clients: [
        {
          client_id: "client-2",
          n: 0,
          lines: second.lines.map(({ visit_id, price }) => ({ visit_id, price })),
          adjustments: [{ id: expect.any(String), text: "Thank you", amount: -10.5 }],
          use_credit: false,
        },
      ],
    },
  ]);
  expect(screen.getByRole("link", { name: "NCLIENT-2" }).getAttribute("href")).toBe("/admin/invoices/of-client-2");
});

test("a client who has changed since is told with what is there now, and the next press bills that", async () => {
  const [line] = aBill().lines;
  if (!line) throw new Error("no line");
  const now = aBill({ lines: [line] });
  answer(makeInvoices, ({ body }) => {
    answer(previewInvoices, aPreview({ clients: [now] }));
    return body.clients.map(({ client_id }) => ({
      client_id,
      outcome: "changed" as const,
      invoice: null,
      now: client_id === "client-1" ? now : null,
    }));
  });
  answer(previewInvoices, aPreview());
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Make 1 invoice" }));
  expect(await screen.findByText("Ana Reyes: $50.00 is now $25.00 for 1 visit")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("region", { name: "1 invoice" }).textContent).toContain("$25.00"));
  answerMade();
  await user.click(screen.getByRole("button", { name: "Make 1 invoice" }));
  await screen.findByText("1 invoice made, $25.00 in all");
  expect(bodies().map((body) => body.clients[0]?.lines.length)).toEqual([2, 1]);
});

test("what an interrupted press has made is in the list with what the next one makes", async () => {
  const clients = Array.from({ length: 60 }, (_, at) => aBill({ client_id: `c${at}` }));
  answer(previewInvoices, aPreview({ clients }));
  answer(makeInvoices, ({ body }) => {
    refuse(makeInvoices, 503);
    answer(previewInvoices, aPreview({ clients: clients.slice(50) }));
    return body.clients.map(made);
  });
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Make 60 invoices" }));
  expect(await screen.findByText("50 invoices made, $2,500.00 in all")).toBeTruthy();
  answerMade();
  await user.click(await screen.findByRole("button", { name: "Make 10 invoices" }));
  expect(await screen.findByRole("heading", { name: "60 invoices made, $3,000.00 in all" })).toBeTruthy();
});

test("where last week has nothing to bill it opens on the running week, and each empty period leads there", async () => {
  const later = { visits: 1, amount: 22 };
  answer(previewInvoices, ({ query }) => (query.from === "2026-11-16" ? aPreview() : aPreview({ clients: [], later })));
  const user = openApp("/admin/invoices/make", "admin");
  expect(await screen.findByRole("button", { name: "Make 1 invoice" })).toBeTruthy();
  expect(currentAddress()).toBe("/admin/invoices/make?from=2026-11-16");
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  expect(await screen.findByText(/^1 completed visit this week, \$22\.00/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Show this week" }));
  expect(await screen.findByRole("button", { name: "Make 1 invoice" })).toBeTruthy();
});
