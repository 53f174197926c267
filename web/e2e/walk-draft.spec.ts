import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type App, signIn, test } from "./support/app.ts";

const notes = (page: Page) => page.getByLabel("Additional notes");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Complete walk" });
const complete = (page: Page) => page.getByRole("button", { name: "Complete walk" }).first();
const send = (page: Page) => dialog(page).getByRole("button", { name: "Complete walk" });

async function openForm(page: Page): Promise<void> {
  await signIn(page, "walker");
  await complete(page).click();
  await expect(dialog(page)).toBeVisible();
}

test("a note that went on in another tab is there when the form is opened again", async ({ desktop: page }) => {
  await openForm(page);
  await notes(page).fill("Begun here");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();

  const other = await page.context().newPage();
  await other.clock.install({ time: "2026-11-20T13:30:00Z" });
  await other.goto("/walker");
  await complete(other).click();
  await expect(notes(other)).toHaveValue("Begun here");
  await notes(other).fill("Begun here, and gone on in the other tab");
  await other.close();

  await complete(page).click();
  await expect(notes(page)).toHaveValue("Begun here, and gone on in the other tab");
});

test("a note whose answer was lost is told to have arrived, and somebody else's completion is not", async ({
  desktop: page,
  app,
  request,
}) => {
  await openForm(page);
  await page.route("**/api/complete-walk/*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await notes(page).fill("Sent, says nobody");
  await send(page).click();
  await expect(dialog(page)).toContainText("Your note has arrived: this walk is completed.");
  await expect(dialog(page)).not.toContainText("already completed");
  await page.unroute("**/api/complete-walk/*");
  await dialog(page).getByText("Close", { exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await complete(page).click();
  await notes(page).fill("Mine");
  await completeAsOwner(app, request, new URL(page.url()).searchParams.get("complete") ?? "");
  await send(page).click();
  await expect(dialog(page)).toContainText("This walk is already completed.");
  await expect(dialog(page)).not.toContainText("has arrived");
});

async function completeAsOwner(app: App, request: APIRequestContext, id: string) {
  const data = { email: "owner@example.com", password: "Bellmore-2026" };
  const { token } = await (await request.post(`${app.url}/api/login`, { data })).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.put(`${app.url}/api/complete-walk/${id}`, {
    headers,
    data: { comments: "The owner's" },
  });
  expect(answer.ok()).toBe(true);
}
