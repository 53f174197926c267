import { getTaxes, setTaxes } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";

const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" } as const;
const taxes = { rates: [nassau], services: ["25" as const], cancelled: false, version: 1 };

test("a rate changes from a day on, and the same day again replaces it", async () => {
  answer(getTaxes, { ...taxes, rates: [nassau, { ...nassau, milli: 8750, from: "2026-11-20" }] });
  answer(setTaxes, ({ body }) => ({ ...body, version: body.version + 1 }));
  const user = openApp("/admin/settings?tab=taxes", "admin");
  await user.click(await screen.findByRole("button", { name: "Change from a day on… Nassau" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change Nassau from a day on" }));
  await user.type(dialog.getByLabelText("Percent"), "0");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("no tax from Fri, Nov 20, 2026 on")).toBeTruthy();
  expect(bodiesOf(setTaxes)).toEqual([{ ...taxes, rates: [nassau, { ...nassau, milli: 0, from: "2026-11-20" }] }]);
});
