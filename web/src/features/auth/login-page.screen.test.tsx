import { login } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerText, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";

const unreachable = "Unable to connect to server. Please check your connection and try again.";

test.each([
  ["no network", () => {}, unreachable],
  [
    "too many attempts",
    () => refuse(login, 429, { message: "Too many attempts. Try again in about 7 minutes." }),
    "Too many attempts. Try again in about 7 minutes.",
  ],
  [
    "locked, without a number",
    () => refuse(login, 423, { message: "Account locked" }),
    "Too many attempts. Try again in about 15 minutes.",
  ],
  [
    "deactivated",
    () => refuse(login, 403, { message: "Account deactivated" }),
    "Your account has been deactivated. Contact admin.",
  ],
  [
    "disabled",
    () => refuse(login, 403, { message: "User is disabled." }),
    "Your account has been deactivated. Contact admin.",
  ],
  [
    "other words of the server's",
    () => refuse(login, 500, { message: "Something went wrong. Please try again." }),
    "Something went wrong. Please try again.",
  ],
  ["no words", () => answerText(login, 502, "<h1>Bad gateway</h1>"), "Login failed. Please try again."],
  ["no token", () => answerText(login, 200, '{"role":"walker"}'), "Invalid login response"],
  ["no role", () => answerText(login, 200, '{"token":"abc"}'), "Invalid login response"],
])("%s", async (_, respond, message) => {
  respond();
  const user = openApp("/login");
  await user.type(await screen.findByLabelText("Email"), "walker@example.com");
  await user.type(screen.getByLabelText("Password"), "Bellmore-2026");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  expect(currentAddress()).toBe("/login");
  expect(localStorage.getItem("kc:token")).toBeNull();
  expect(bodiesOf(login).at(-1)).toEqual({
    email: "walker@example.com",
    password: "Bellmore-2026",
  });
});
