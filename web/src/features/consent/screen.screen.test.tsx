import { sendCode } from "@petcare/contract";
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

test("both addresses of the consent page show how people opt in, and to what", async () => {
  const texts: string[] = [];
  for (const path of ["/consent/sms-opt-in-demo", "/SmsConsent"]) {
    openApp(path);
    await screen.findByRole("heading", { level: 1, name: "Text messages, only if you agree" });
    texts.push(screen.getByRole("main").textContent ?? "");
    cleanup();
  }
  expect(texts[0]).toBe(texts[1]);
  for (const part of ["I agree to receive text messages", "STOP", "HELP", "version v1", "rates", "(516) 555-0134"]) {
    expect(texts[0]).toContain(part);
  }
});

test("the demonstration asks for a phone and for consent, and sends nothing", async () => {
  const user = openApp("/SmsConsent");
  const consent = await screen.findByRole<HTMLInputElement>("checkbox");
  expect(consent.checked).toBe(false);
  const send = screen.getByRole("button", { name: "Send Code" });
  await user.click(send);
  expect(await screen.findByText("Please enter a valid 10-digit phone number")).toBeTruthy();
  expect(screen.getByText("You must agree to receive SMS messages to proceed")).toBeTruthy();
  await user.type(screen.getByLabelText("Phone number"), "5165550310");
  await user.click(consent);
  await user.click(send);
  expect(await screen.findByText(/nothing was sent/)).toBeTruthy();
  expect(bodiesOf(sendCode)).toEqual([]);
});
