import { type AnswerOf, getWeek, listDuePay, listPayRuns, listWalkers, listWeeks, payWalker } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, bodiesOf, cutOff } from "../../../testing/fake-server.ts";
import { least } from "../../../testing/least.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aDue, aDueLine } from "../../../testing/pay.ts";
import { aWalker } from "../../../testing/people.ts";
import { anOpenWeek } from "../../../testing/weeks.ts";

const team = [
  { id: "rosa", name: "Rosa Delgado", amount: 291 },
  { id: "tom", name: "Tom Pruitt", amount: 130.5 },
  { id: "aisha", name: "Aisha Karim", amount: 210 },
  { id: "marcus", name: "Marcus Webb", amount: 165 },
];
const dueOf = (walker_id: string, amount: number | null) =>
  aDue([aDueLine({ id: `${walker_id}.2026-11-09`, amount })], { walker_id, ...(amount === null && { runs: [] }) });

/** Who is due pay: whoever has been paid is left out, as the server does. */
let paid: string[];
beforeEach(() => {
  paid = [];
  answer(
    listWalkers,
    team.map(({ id, name }) => aWalker({ id, name })),
  );
  answer(listWeeks, []);
  answerPages(listPayRuns, () => ({ items: [], next: undefined }));
  answer(listDuePay, () =>
    team
      .filter(({ id }) => !paid.includes(id))
      .map(({ id, amount }) => (id === "marcus" ? dueOf(id, null) : dueOf(id, amount))),
  );
  const pay = team.map(({ id, amount }) => ({ walker_id: id, visits: 1, tips: 0, amount, unknown: 0 }));
  answer(getWeek, () => anOpenWeek({ pay: pay.filter(({ walker_id }) => !paid.includes(walker_id)) }));
});

const paying = ({ body: { walker_id } }: { body: { walker_id: string } }) => {
  paid.push(walker_id);
  return { ...least<AnswerOf<typeof payWalker>>(payWalker), walker_id };
};
const openDialog = async () => {
  const user = openApp("/admin/invoices/close", "admin");
  await user.click(await screen.findByRole("button", { name: "Mark all 4 paid…" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Mark all as paid" })) };
};
const paidBodies = () => bodiesOf(payWalker) as { walker_id: string; n: number; to: string; method: string }[];

test("all whose pay is known are paid as shown; where that ends between two, the next press pays those who are left", async () => {
  answer(payWalker, (request) => {
    const run = paying(request);
    cutOff(payWalker);
    return run;
  });
  const { user, dialog } = await openDialog();
  expect((await dialog.findByText("Rosa Delgado")).parentElement?.textContent).toBe("Rosa Delgado$291.00, 1 visit");
  expect(dialog.getByText("Marcus Webb").parentElement?.textContent).toContain("1 visit without a pay yet");
  await user.click(dialog.getByRole("radio", { name: "Check" }));
  await user.click(await dialog.findByRole("button", { name: "Mark 3 walkers as paid, $631.50" }));
  expect(await dialog.findByText("Marked as paid: Rosa Delgado")).toBeTruthy();
  expect(await dialog.findByText(/The server cannot be reached/)).toBeTruthy();
  answer(payWalker, paying);
  await user.click(await dialog.findByRole("button", { name: "Mark 2 walkers as paid, $340.50" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(paidBodies()).toMatchObject(
    ["rosa", "tom", "tom", "aisha"].map((walker_id) => ({ walker_id, n: 3, to: "2026-11-15", method: "Check" })),
  );
  expect(paid).toEqual(["rosa", "tom", "aisha"]);
});
