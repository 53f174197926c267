import { acceptRequest, listRequests } from "@petcare/contract";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { anOwnersRequest, aRequest } from "../../testing/requests.ts";

const meet = anOwnersRequest({
  kind: "meet",
  client: { id: "request-1", name: "Nora Lind" },
  stranger: { phone: "5165550177", email: "nora@test.example", place: "11710" },
  words: "Olive, a shy cat",
  pet_names: [],
  service_type: null,
  walker: null,
  quote: { total: 0 },
});

// Another file of the same worker may have opened another address.
const invitation = () => `Create your account here: ${location.origin}/signup/client?code=HKPR3467`;

test("a stranger is called or written to, and gets a code in one tap", async () => {
  answerPages(listRequests, () => ({ items: [meet], next: undefined }));
  answer(acceptRequest, { ...aRequest({ standing: "accepted" }), code: "HKPR3467" });
  const user = openApp("/admin/requests", "admin");
  const row = within(await screen.findByRole("article", { name: "Nora Lind asks for a meet and greet" }));
  expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+15165550177",
    "mailto:nora@test.example",
  ]);
  expect(row.getByText("Tue, Nov 24, 9 AM–12 PM · 11710")).toBeTruthy();
  expect(row.getByText("Olive, a shy cat")).toBeTruthy();
  answerPages(listRequests, () => ({ items: [], next: undefined }));
  await user.click(row.getByRole("button", { name: "Send a referral code" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send Nora the code" }));
  expect(currentAddress()).toBe("/admin/requests?code=HKPR3467");
  expect(dialog.getByText("HKPR 3467")).toBeTruthy();
  const text = `Hi Nora, it’s Kate from Harbor & Hound. ${invitation()}`;
  expect((dialog.getByLabelText("Text") as HTMLTextAreaElement).value).toBe(text);
  const body = encodeURIComponent(text);
  expect(dialog.getByRole("link", { name: "Text it" }).getAttribute("href")).toBe(`sms:+15165550177?&body=${body}`);
  expect(dialog.getByRole("link", { name: "Email it" }).getAttribute("href")).toBe(
    `mailto:nora@test.example?subject=Harbor%20%26%20Hound&body=${body}`,
  );
  expect(bodiesOf(acceptRequest)).toEqual([{ version: 1 }]);

  cleanup();
  answerPages(listRequests, () => ({ items: [], next: undefined }));
  openApp("/admin/requests?code=HKPR3467", "admin");
  const again = within(await screen.findByRole("dialog", { name: "Send Nora the code" }));
  expect((again.getByLabelText("Text") as HTMLTextAreaElement).value).toBe(text);
  expect(again.getByRole("link", { name: "Text it" }).getAttribute("href")).toBe(`sms:+15165550177?&body=${body}`);
});

test("opened elsewhere, the page still has the code", async () => {
  answerPages(listRequests, () => ({ items: [], next: undefined }));
  openApp("/admin/requests?code=HKPR3467", "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Send them the code" }));
  expect((dialog.getByLabelText("Text") as HTMLTextAreaElement).value).toBe(
    `Hello, it’s Kate from Harbor & Hound. ${invitation()}`,
  );
  expect(dialog.queryByRole("link")).toBeNull();
});
