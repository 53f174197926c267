import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { expect, test } from "vitest";
import { useDialogInAddress } from "./use-dialog-in-address.ts";

const kinds = ["edit", "view"] as const;
const closings: (() => void)[] = [];
const closeLate = (opening: number) => closings[opening]?.();
let openLate = () => {};

function Page() {
  const { dialog, opening, open, close, shown } = useDialogInAddress(kinds);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  closings[opening] = shown.onClose;
  openLate = () => open("view", "9");
  return (
    <>
      <output>{`${pathname}${search} ${opening}`}</output>
      <button type="button" onClick={() => open("view", "1")}>
        View
      </button>
      <Link to="?view=2" state={{ opened: true }}>
        See
      </Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
      {dialog && (
        <div role="dialog" aria-label={`${dialog.kind} ${dialog.id}`}>
          <button type="button" onClick={() => open("edit", dialog.id)}>
            Edit
          </button>
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      )}
    </>
  );
}

function openAt(...entries: string[]) {
  render(
    <MemoryRouter initialEntries={entries}>
      <Page />
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null });
  return {
    user,
    tap: (name: string) => user.click(screen.getByRole("button", { name })),
    /** The address, and how many openings there were. */
    state: () => screen.getByRole("status").textContent,
    dialog: () => screen.queryByRole("dialog")?.getAttribute("aria-label"),
  };
}

test("Back closes what was opened, closing is Back, and the rest of the address stays", async () => {
  const { tap, state, dialog } = openAt("/before", "/page?week=1");
  await tap("View");
  expect([dialog(), state()]).toEqual(["view 1", "/page?week=1&view=1 1"]);
  await tap("Back");
  expect([dialog(), state()]).toEqual([undefined, "/page?week=1 1"]);
  await tap("Forward");
  expect([dialog(), state()]).toEqual(["view 1", "/page?week=1&view=1 2"]);
  await tap("Close");
  expect([dialog(), state()]).toEqual([undefined, "/page?week=1 2"]);
  await tap("Back");
  expect(state()).toBe("/before 2");
});

test("an address that opens a dialog closes it in its place", async () => {
  const { tap, state, dialog } = openAt("/before", "/page?view=7");
  expect([dialog(), state()]).toEqual(["view 7", "/page?view=7 1"]);
  await tap("Close");
  expect(state()).toBe("/page 1");
  await tap("Back");
  expect(state()).toBe("/before 1");
});

test("a double tap opens one step and closes one", async () => {
  const { user, tap, state } = openAt("/before", "/page");
  await user.dblClick(screen.getByRole("button", { name: "View" }));
  await tap("Close");
  expect(state()).toBe("/page 1");
  await tap("View");
  const close = screen.getByRole("button", { name: "Close" });
  close.click();
  close.click();
  expect(await screen.findByText("/page 2")).toBeTruthy();
});

test("a late answer closes its own opening and no other", async () => {
  const { tap, state } = openAt("/before", "/page");
  await tap("View");
  await tap("Close");
  closeLate(1);
  expect(state()).toBe("/page 1");
  await tap("View");
  closeLate(1);
  expect(state()).toBe("/page?view=1 2");
  closeLate(2);
  expect(await screen.findByText("/page 2")).toBeTruthy();
});

test("the focus goes back to whatever opened the dialog, a link too", async () => {
  const { user, tap, state } = openAt("/before", "/page");
  for (const opener of [screen.getByRole("link", { name: "See" }), screen.getByRole("button", { name: "View" })]) {
    await user.click(opener);
    await tap("Close");
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(state()).toMatch(/^\/page /);
  }
});

test("a late answer opens nothing where its screen has been left", async () => {
  render(
    <MemoryRouter initialEntries={["/page"]}>
      <Routes>
        <Route path="/page" element={<Page />} />
        <Route path="/elsewhere" element={<Elsewhere />} />
      </Routes>
      <Link to="/elsewhere">Leave</Link>
    </MemoryRouter>,
  );
  const late = openLate;
  await userEvent.setup({ delay: null }).click(screen.getByRole("link", { name: "Leave" }));
  act(late);
  expect(screen.getByRole("status").textContent).toBe("/elsewhere");
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
