import { getTaxes, setTaxes } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";

const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" } as const;
const services = ["25" as const, "visit" as const, "overnight" as const, "other" as const];
const none = { rates: [], services, cancelled: false, version: 0 };
const taxes = { ...none, rates: [nassau], version: 1 };

beforeEach(() => {
  answer(getTaxes, none);
  answer(setTaxes, ({ body }) => ({ ...body, version: body.version + 1 }));
});

const open = () => openApp("/admin/settings?tab=taxes", "admin");
const dialogNamed = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("a rate changes from a day on, and the same day again replaces it", async () => {
  answer(getTaxes, { ...taxes, rates: [nassau, { ...nassau, milli: 8750, from: "2026-11-20" }] });
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Change from a day on… Nassau" }));
  const dialog = await dialogNamed("Change Nassau from a day on");
  await user.type(dialog.getByLabelText("Percent"), "0");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("no tax from Fri, Nov 20, 2026 on")).toBeTruthy();
  expect(bodiesOf(setTaxes)).toEqual([{ ...taxes, rates: [nassau, { ...nassau, milli: 0, from: "2026-11-20" }] }]);
});

test("what is taxed is chosen by service, and for cancelled visits", async () => {
  answer(getTaxes, taxes);
  const user = open();
  await user.click(await screen.findByLabelText("Overnight stay"));
  await waitFor(() => expect((screen.getByLabelText("Overnight stay") as HTMLInputElement).checked).toBe(false));
  await waitFor(() => expect((screen.getByLabelText("Other") as HTMLInputElement).disabled).toBe(false));
  await user.click(screen.getByLabelText("What is charged of cancelled visits"));
  await waitFor(() => expect(bodiesOf(setTaxes)).toHaveLength(2));
  const left = services.filter((service) => service !== "overnight");
  expect(bodiesOf(setTaxes)).toEqual([
    { ...taxes, services: left },
    { ...taxes, services: left, cancelled: true, version: 2 },
  ]);
});
