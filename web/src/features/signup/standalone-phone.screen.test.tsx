import { sendCode } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

test("the standalone phone page says 'SMS Not Configured Yet' when Send Code is used", async () => {
  const user = openApp("/verify-phone");
  const phone = await screen.findByLabelText("Phone number");
  expect(screen.queryByText("SMS Not Configured Yet")).toBeNull();
  expect(screen.getByText(/^We check a number once/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "← Back" }).getAttribute("href")).toBe("/auth");
  await user.type(phone, "5165550311");
  await user.click(screen.getByRole("button", { name: "Send Code" }));
  expect(await screen.findByText("SMS Not Configured Yet")).toBeTruthy();
  expect(bodiesOf(sendCode)).toEqual([]);
});
