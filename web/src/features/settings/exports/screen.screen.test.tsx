import { type AnswerOf, createExport, listExports } from "@petcare/contract";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";

type TableExport = AnswerOf<typeof listExports>[number];
const anExport = (changes: Partial<TableExport> = {}): TableExport => ({
  id: "export-1",
  at: "2026-11-20T15:00:00.000Z",
  by: { id: "owner-1", name: "Kate Corrigan" },
  status: "done",
  records: 8666,
  bytes: 1_240_000,
  fault: null,
  until: "2026-11-27T15:00:00.000Z",
  link: "https://exports.example/export-1.zip?X-Amz-Expires=900",
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  answer(listExports, []);
});

const twoSecondsLater = () => act(() => vi.advanceTimersByTimeAsync(2000));

const open = () => openApp("/admin/settings?tab=export", "admin");

test("one press begins an export, which is followed until its file can be downloaded", async () => {
  const begun = anExport({ status: "waiting", records: 0, bytes: null, link: null });
  answer(createExport, begun);
  const user = open();
  expect(await screen.findByText("No exports yet")).toBeTruthy();
  answer(listExports, [{ ...begun, status: "running", records: 4350 }]);
  await user.dblClick(screen.getByRole("button", { name: "Export everything" }));
  expect(bodiesOf(createExport)).toHaveLength(1);
  expect((await screen.findByText("Waiting to begin")).closest("[role=status]")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Exporting..." })).toHaveProperty("disabled", true);

  await twoSecondsLater();
  expect(await screen.findByText("Being made", { selector: "[role=status] *" })).toBeTruthy();
  expect(screen.getByText("4350 records")).toBeTruthy();
  answer(listExports, [anExport()]);
  await twoSecondsLater();
  const link = await screen.findByRole("link", { name: /^Download/ });
  expect(link.getAttribute("href")).toBe(anExport().link);
  expect(link.textContent).toBe("Download, 1.2 MB");
  expect(screen.getByText("by Kate Corrigan · 8666 records · until Fri, Nov 27")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Export everything" })).toHaveProperty("disabled", false);
});
