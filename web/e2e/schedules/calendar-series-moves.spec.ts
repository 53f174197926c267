import { expect } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { bookOne, day, holdAndDrop, moveByKeys, movedToast, openBoard } from "../pages/board.ts";

const scopes = [
  ["this occurrence", "This occurrence only", "1 visit", [day]],
  ["this and following", "This and following", "3 visits", [day, "2027-02-11"]],
  ["the entire series", "The entire series (all future occurrences)", "5 visits", ["2027-02-09", day, "2027-02-11"]],
] satisfies [string, string, string, string[]][];

for (const [scope, label, visits, moved] of scopes) {
  for (const by of ["keys", "touch"] as const) {
    test(`by ${by} a visit of a series moves ${scope}, as its preview says, and Undo puts it back`, async ({
      desktop,
      mobile,
      api,
    }) => {
      const { id, pet, stored } = await bookOne(api, { date: "2027-02-08", rrule: "FREQ=DAILY;COUNT=5" });
      const visitOn = (date: string) => `${id.split(".")[0]}.${date}`;
      const walkerOn = async (date: string) => (await stored(visitOn(date))).walker;
      const [page, other] = by === "keys" ? [desktop, "Marcus O'Neill"] : [mobile, "Priya Raman"];
      // Other journeys' visits fill the day: the phone is tall enough for all of it.
      await mobile.setViewportSize({ width: 390, height: 2400 });
      await openBoard(page, by === "keys" ? "week" : "day");
      if (by === "keys") await moveByKeys(page, visitOn(day), other);
      else await holdAndDrop(page, visitOn(day), other);
      const dialog = page.getByRole("dialog", { name: `Move ${pet} to ${other}?` });
      const choice = dialog.getByRole("radio", { name: label });
      if (by === "keys") await choice.press("Space");
      else await dialog.getByText(label, { exact: true }).tap();
      const move = dialog.getByRole("button", { name: `Move ${visits}` });
      if (by === "keys") await move.press("Enter");
      else await move.tap();
      await expect(movedToast(page, new RegExp(`moved to ${other}`))).toBeVisible();
      const days = ["2027-02-09", day, "2027-02-11"];
      for (const date of days) expect(await walkerOn(date)).toBe(moved.includes(date) ? other : "Rosa Delgado");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(movedToast(page, /^Undone/)).toBeVisible();
      for (const date of days) expect(await walkerOn(date)).toBe("Rosa Delgado");
    });
  }
}
