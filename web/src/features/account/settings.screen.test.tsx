import { changeEmail, changeName, changePassword, changeProfile, deleteMe, me } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

const nora = {
  id: "client-1",
  _id: "client-1",
  isCurrentUser: true as const,
  role: "client" as const,
  name: "Nora Lind",
  email: "nora@test.example",
  phone: "5165550199",
  address: "9 Pine Street",
  pets: ["Olive", "Kit"],
};

test("where the server asks for the password, the form does, and what was typed stays", async () => {
  answer(me, nora);
  refuse(changeEmail, 400, { message: "Password is required", fields: { password: "Password is required" } });
  const user = openApp("/client/settings", "client");
  const form = within(await screen.findByRole("region", { name: "Change email" }));
  expect(form.queryByLabelText("Current password")).toBeNull();
  await user.type(form.getByLabelText("New email"), "other@test.example");
  await user.click(form.getByRole("button", { name: "Change email" }));
  const password = await form.findByLabelText("Current password");
  expect((await form.findByRole("alert")).textContent).toBe("Password is required");
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(form.getByLabelText<HTMLInputElement>("New email").value).toBe("other@test.example");

  answer(changeEmail, { email: "other@test.example" });
  await user.type(password, "Bellmore-2027");
  await user.click(form.getByRole("button", { name: "Change email" }));
  await waitFor(() => expect(form.queryByLabelText("Current password")).toBeNull());
  expect(bodiesOf(changeEmail)).toEqual([
    { email: "other@test.example" },
    { email: "other@test.example", password: "Bellmore-2027" },
  ]);
  expect(form.getByLabelText<HTMLInputElement>("New email").value).toBe("");
});

test("what fails without words from the server has the screen's own", async () => {
  answer(me, nora);
  for (const endpoint of [changeProfile, changeName, changeEmail, changePassword, deleteMe]) refuse(endpoint, 400);
  const user = openApp("/client/settings", "client");
  const section = async (name: string) => within(await screen.findByRole("region", { name }));
  const failsWith = async (name: string, words: string) => {
    const part = await section(name);
    await user.click(part.getByRole("button", { name: /^(Save|Change)/ }));
    expect((await part.findByRole("alert")).textContent).toBe(words);
  };

  await screen.findByDisplayValue("9 Pine Street");
  await failsWith("Profile", "Failed to update profile");
  await failsWith("Change name", "Failed to update name");
  await user.type((await section("Change email")).getByLabelText("New email"), "other@test.example");
  await failsWith("Change email", "Failed to update email");

  const passwords = await section("Change password");
  await user.type(passwords.getByLabelText("Current password"), "Bellmore-2027");
  await user.type(passwords.getByLabelText("New password"), "Bellmore-2028");
  await user.type(passwords.getByLabelText("Confirm new password"), "Bellmore-2028");
  await failsWith("Change password", "Failed to update password");
  expect(passwords.getByLabelText<HTMLInputElement>("New password").value).toBe("Bellmore-2028");

  await user.click((await section("Danger zone")).getByRole("button", { name: "Delete account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Password"), "Bellmore-2027");
  await user.type(dialog.getByLabelText(/Type DELETE to confirm/), "DELETE");
  await user.click(dialog.getByRole("button", { name: "Delete account" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Failed to delete account");
});
