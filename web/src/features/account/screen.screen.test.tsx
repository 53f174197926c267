import {
  changeEmail,
  changeName,
  changePassword,
  changeProfile,
  deleteMe,
  getNotices,
  getSubscription,
  makeSubscription,
  me,
} from "@petcare/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { currentAddress, openApp, tokenOf } from "../../testing/open-app.tsx";
import { aProfile } from "../../testing/people.ts";
import { someNotices } from "../../testing/settings.ts";

const nora = aProfile({
  name: "Nora Lind",
  email: "nora@test.example",
  phone: "5165550199",
  address: "9 Pine Street",
  pets: ["Olive", "Kit"],
});

beforeEach(() => {
  answer(getNotices, someNotices());
});

test("somebody whose profile cannot be read is told so", async () => {
  refuse(me, 400);
  openApp("/client/settings", "client");
  expect(await screen.findByText("Failed to load profile data")).toBeTruthy();
});

test("what is typed outlives leaving and a session whose time is over, until it is discarded", async () => {
  answer(me, nora);
  const open = async (person: string) => {
    const user = openApp("/client/settings", "client", tokenOf(person));
    const name = await screen.findByLabelText<HTMLInputElement>("Name");
    return { user, name };
  };
  const first = await open("nora");
  await first.user.type(first.name, " Berg");
  await first.user.type(screen.getByLabelText("New password"), "Bellmore-2028");
  refuse(changeProfile, 401, { message: "Unauthorized: token expired" });
  await first.user.click(screen.getByRole("button", { name: "Save profile" }));
  await waitFor(() => expect(currentAddress()).toBe("/"));
  expect(JSON.stringify(sessionStorage)).not.toContain("Bellmore-2028");
  cleanup();

  const again = await open("nora");
  expect(again.name.value).toBe("Nora Lind Berg");
  await again.user.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(again.name.value).toBe("Nora Lind");
  cleanup();
  expect((await open("nora")).name.value).toBe("Nora Lind");
});

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

test.each(["walker", "client"] as const)("a %s makes an address, reads it once and copies it", async (role) => {
  const made_at = "2026-11-20T15:00:00.000Z";
  const link = "https://example.com/api/subscriptions/nora.secret.ics";
  answer(me, nora);
  answer(makeSubscription, { link, made_at });
  answer(getSubscription, { made_at: null });
  const user = openApp(`/${role}/settings`, role);
  const section = within(await screen.findByRole("region", { name: "Calendar subscription" }));
  expect(await section.findByText("No calendar reads your visits. What one shows may lag a day behind.")).toBeTruthy();
  expect(section.queryByRole("button", { name: "Remove" })).toBeNull();
  answer(getSubscription, { made_at });
  await user.click(section.getByRole("button", { name: "Make an address" }));
  expect(await section.findByDisplayValue(link)).toBeTruthy();
  expect(section.getByText("Add it to your calendar as a subscription. It may lag a day behind.")).toBeTruthy();
  expect(bodiesOf(makeSubscription)).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
  await user.click(section.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(link);
});
