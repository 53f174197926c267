import { sendCode } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

test("a number that cannot exist has words of its own, and the referral code is sent along", async () => {
  const kept = {
    role: "walker",
    full_name: "Nora Lind",
    email: "nora@test.example",
    password: "Bellmore-2026",
    referral_code: "WALKER22",
  };
  sessionStorage.setItem("kc:signup", JSON.stringify(kept));
  answer(sendCode, { sent: true, retry_after: 30 });
  const user = openApp("/signup/walker/number-verification");
  const phone = await screen.findByLabelText("Phone number");
  await user.type(phone, "5551234567");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Send Code" }));
  expect((await screen.findByRole("alert")).textContent).toBe("There is no such number in the US. Please check it.");
  expect(bodiesOf(sendCode)).toEqual([]);

  await user.clear(phone);
  await user.type(phone, "5165550177");
  await user.click(screen.getByRole("button", { name: "Send Code" }));
  await screen.findByRole("button", { name: "Verify" });
  expect(bodiesOf(sendCode)).toEqual([{ phone: "5165550177", referral_code: "WALKER22" }]);
});
