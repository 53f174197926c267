import { changeWalker, createWalker, doHardDay, getWalker } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { aHardDay, aLine } from "../../testing/hard-days.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aWalkerRecord } from "../../testing/people.ts";

const rosa = aWalkerRecord({ has_account: false, pay_rates: { walk25: 17 }, version: 3 });

beforeEach(() => {
  answer(getWalker, rosa);
});

const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("where somebody else was faster, their values show, what was typed stays, and saving again keeps it", async () => {
  const theirs = { ...rosa, phone: "5165550111", version: 4 };
  refuse(changeWalker, 409, { message: "Somebody else changed this.", code: "conflict", current: theirs });
  const user = openApp("/admin/walkers/walker-1?change=contact", "admin");
  const dialog = await dialogOf("Edit contact");
  const name = dialog.getByRole("textbox", { name: "Full name" }) as HTMLInputElement;
  await user.clear(name);
  await user.type(name, "Rosa Maria");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findByText(/Somebody else changed this record meanwhile/);
  expect((dialog.getByRole("textbox", { name: "Phone" }) as HTMLInputElement).value).toBe("516-555-0111");
  expect(name.value).toBe("Rosa Maria");
  answer(changeWalker, { ...theirs, name: "Rosa Maria", version: 5 });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { name: "Rosa Maria" })).toBeTruthy();
  expect(bodiesOf(changeWalker).at(-1)).toMatchObject({ version: 4, name: "Rosa Maria", phone: "516-555-0111" });
});

test("a new walker is made once for the form's id, and their page opens", async () => {
  refuse(createWalker, 409, {
    message: "Email is already registered",
    code: "email_taken",
    fields: { email: "Email is already registered" },
  });
  const user = openApp("/admin/walkers/new", "admin");
  await user.type(await screen.findByRole("textbox", { name: "Full name" }), "Sam Ellery");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "rosa@test.example");
  await user.click(screen.getByRole("button", { name: "Add walker" }));
  expect(await screen.findByText("Email is already registered")).toBeTruthy();
  answer(createWalker, rosa);
  await user.type(screen.getByRole("textbox", { name: "Email" }), ".net");
  await user.click(screen.getByRole("button", { name: "Add walker" }));
  expect(await screen.findByText("Sam Ellery is added")).toBeTruthy();
  await waitFor(() => expect(currentAddress()).toBe("/admin/walkers/walker-1"));
  const [first, second] = bodiesOf(createWalker) as { id: string }[];
  expect(second).toMatchObject({ id: first?.id, name: "Sam Ellery", email: "rosa@test.example.net" });
});

test("days off are added and removed, and where visits stand on them, giving them away comes next", async () => {
  const holidays = { from: "2026-12-20", to: "2027-01-03", note: null } as const;
  const dentist = { from: "2026-11-24", to: "2026-11-24", note: "Dentist" } as const;
  const free = { from: "2026-12-01", to: "2026-12-01", note: null } as const;
  answer(getWalker, { ...rosa, days_off: [free, holidays] });
  answer(changeWalker, { ...rosa, days_off: [dentist, holidays], version: 4 });
  answer(doHardDay, aHardDay({ visits: [aLine({ date: "2026-11-24" })] }));
  const user = openApp("/admin/walkers/walker-1", "admin");
  await user.click(await screen.findByRole("button", { name: "Edit days off" }));
  expect(currentAddress()).toBe("/admin/walkers/walker-1?change=off");
  const dialog = await dialogOf("Edit days off");
  await user.click(dialog.getByRole("button", { name: "Remove Dec 1, 2026" }));
  await user.type(dialog.getByRole("textbox", { name: "Last day" }), "11/23/2026{Tab}");
  await user.type(dialog.getByRole("textbox", { name: "First day" }), "11/24/2026{Tab}");
  await user.type(dialog.getByRole("textbox", { name: "Note" }), "Dentist");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("The last day is before the first.")).toBeTruthy();
  await user.clear(dialog.getByRole("textbox", { name: "Last day" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("dialog", { name: "Rosa is off on Tue, Nov 24" })).toBeTruthy();
  expect(bodiesOf(changeWalker)).toEqual([{ version: 3, days_off: [holidays, dentist] }]);
  expect(currentAddress()).toBe("/admin/walkers/walker-1?off=2026-11-24.2026-11-24.walker-1");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit days off" })).toBeNull());
  expect(bodiesOf(doHardDay).at(-1)).toMatchObject({
    kind: "off",
    about: "walker-1",
    from: "2026-11-24",
    through: "2026-11-24",
  });
  expect(screen.getByText("Dentist")).toBeTruthy();
});
