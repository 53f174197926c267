import { visitPhotos } from "@petcare/contract";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { Providers } from "../app/providers.tsx";
import { answer, sent } from "../testing/fake-server.ts";
import { VisitPhotos } from "./visit-photos.tsx";

let search = "";
function Address() {
  search = useLocation().search;
  return null;
}

/** Answers each reading with links of its own. */
function answerLinks() {
  let reading = 0;
  answer(visitPhotos, () => {
    reading += 1;
    return ["one", "two"].map((id) => ({ id, link: `https://photos.example/${id}?${reading}` }));
  });
}

function open(path = "/") {
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <VisitPhotos visit="s1.2026-11-20" ids={["one", "two"]} pets="Biscuit & Max" />
      </MemoryRouter>
    </Providers>,
  );
  return userEvent.setup();
}
const thumbnail = (number: number) => screen.findByRole("button", { name: `Photo ${number} of 2, Biscuit & Max` });
const linkIn = (element: HTMLElement) => element.querySelector("img")?.getAttribute("src");

test("a thumbnail opens its photo in the address; arrows go on, Escape closes, and the focus comes back", async () => {
  answerLinks();
  const user = open();
  await waitFor(async () => expect(linkIn(await thumbnail(1))).toBe("https://photos.example/one?1"));
  await user.click(await thumbnail(1));
  expect(await screen.findByRole("dialog", { name: "Photo 1 of 2" })).toBeTruthy();
  expect(search).toBe("?photo=one");
  await user.keyboard("{ArrowRight}");
  expect(await screen.findByRole("dialog", { name: "Photo 2 of 2" })).toBeTruthy();
  const photo = screen.getByRole("img", { name: "Photo 2 of 2, Biscuit & Max" });
  expect([photo.getAttribute("src"), search]).toEqual(["https://photos.example/two?1", "?photo=two"]);
  await user.keyboard("{ArrowRight}{ArrowLeft}");
  expect(await screen.findByRole("dialog", { name: "Photo 2 of 2" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(search).toBe("");
  await waitFor(async () => expect(document.activeElement).toBe(await thumbnail(1)));
});

test("the address opens a photo by itself", async () => {
  answerLinks();
  open("/?photo=two");
  expect(await screen.findByRole("img", { name: "Photo 2 of 2, Biscuit & Max" })).toBeTruthy();
});

test("a link that has ended is read anew, once; a file that has not come keeps its place", async () => {
  answerLinks();
  open();
  await waitFor(async () => expect(linkIn(await thumbnail(1))).toBe("https://photos.example/one?1"));
  const fail = async (number: number) => fireEvent.error((await thumbnail(number)).querySelector("img") as Element);
  await fail(2);
  expect(await screen.findByRole("button", { name: "Photo 2 of 2, Biscuit & Max: not here yet" })).toBeTruthy();
  expect(sent).toHaveLength(1);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await fail(1);
  await waitFor(async () => expect(linkIn(await thumbnail(1))).toBe("https://photos.example/one?2"));
  expect(linkIn(await thumbnail(2))).toBe("https://photos.example/two?2");
  await fail(1);
  expect(await screen.findByRole("button", { name: "Photo 1 of 2, Biscuit & Max: not here yet" })).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test("a visit without photos asks for none, nor does a day that an earlier release has kept", () => {
  for (const ids of [[], undefined]) {
    render(<VisitPhotos visit="s1.2026-11-20" ids={ids} pets="Biscuit" />, { wrapper: Providers });
  }
  expect([sent, screen.queryByRole("list")]).toEqual([[], null]);
});
