import { myWalkHistory, visitPhotos } from "@petcare/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, sent } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClientVisit } from "../../../testing/visits.ts";

const photo_ids = ["one", "two", "three"];
const visit = aClientVisit({ date: "2026-11-19", status: "completed", comments: "Rolled in the creek.", photo_ids });
const history = "/client?tab=history";

beforeEach(() => {
  let reading = 0;
  answer(myWalkHistory, [visit]);
  // Each reading has links of its own.
  answer(visitPhotos, () => {
    reading += 1;
    return photo_ids.map((id) => {
      return {
        id,
        link: `https://photos.example/${id}?${reading}`,
        at: id === "three" ? "2026-11-19T14:21:00Z" : null,
      };
    });
  });
});

const thumbnail = (number: number) => screen.findByRole("button", { name: `Photo ${number} of 3, Biscuit & Max` });
const linkIn = (element: HTMLElement) => element.querySelector("img")?.getAttribute("src");
const fail = async (number: number) => fireEvent.error((await thumbnail(number)).querySelector("img") as Element);
const readings = () => sent.filter(({ path }) => path.endsWith("/photos"));

test("a thumbnail opens its photo in the address; arrows go round, Escape closes, and the focus comes back", async () => {
  const user = openApp(history, "client");
  await waitFor(async () => expect(linkIn(await thumbnail(1))).toBe("https://photos.example/one?1"));
  await user.click(await thumbnail(1));
  expect(await screen.findByRole("dialog", { name: "Photo 1 of 3" })).toBeTruthy();
  expect(currentAddress()).toBe(`${history}&photo=one`);
  await user.keyboard("{ArrowRight}");
  expect(await screen.findByRole("dialog", { name: "Photo 2 of 3" })).toBeTruthy();
  const photo = screen.getByRole("img", { name: "Photo 2 of 3, Biscuit & Max" });
  expect([photo.getAttribute("src"), currentAddress()]).toEqual([
    "https://photos.example/two?1",
    `${history}&photo=two`,
  ]);
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(await screen.findByRole("dialog", { name: "Photo 3 of 3, Thu, Nov 19, 9:21 AM" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(currentAddress()).toBe(history);
  await waitFor(async () => expect(document.activeElement).toBe(await thumbnail(1)));
});

test("a link that has ended is read anew, once; a file that has not come keeps its place", async () => {
  openApp(history, "client");
  await waitFor(async () => expect(linkIn(await thumbnail(1))).toBe("https://photos.example/one?1"));
  await fail(2);
  expect(await screen.findByRole("button", { name: "Photo 2 of 3, Biscuit & Max: not here yet" })).toBeTruthy();
  expect(readings()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await fail(1);
  await waitFor(async () => expect(linkIn(await thumbnail(1))).toBe("https://photos.example/one?2"));
  expect(linkIn(await thumbnail(2))).toBe("https://photos.example/two?2");
  await fail(1);
  expect(await screen.findByRole("button", { name: "Photo 1 of 3, Biscuit & Max: not here yet" })).toBeTruthy();
  expect(readings()).toHaveLength(2);
});
