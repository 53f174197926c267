import { completeWalk, mySchedule, sendVisitPhoto } from "@petcare/contract";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../testing/open-app.tsx";
import { namesOf, startPhone } from "../../testing/plain-store.ts";
import { aWalkerVisit } from "../../testing/visits.ts";

vi.mock("../../lib/day/sealed-store.ts", () => import("../../testing/plain-store.ts"));
// The simulated browser draws nothing.
vi.mock("../../lib/day/as-jpeg.ts", async (actual) => ({
  ...(await actual<object>()),
  asJpeg: async (file: File) => {
    if (!file.type.startsWith("image/")) throw new Error("No picture");
    return `data:image/jpeg;base64,${btoa(file.name)}`;
  },
}));

const rosa = tokenOf("rosa");
const visit = aWalkerVisit();
const pets = "Biscuit & Max";
const photos = () => namesOf("photos");
const bucket = vi.fn<typeof fetch>();

beforeEach(() => {
  startPhone(visit);
  bucket.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", bucket);
  answer(completeWalk, { _id: visit._id, outcome: "known", visit: "completed", sentence: "Sent." });
  answer(sendVisitPhoto, ({ body }) => ({ address: "https://bucket.example/", fields: { key: body.photo } }));
});

async function openDialog() {
  const user = openApp(`/walker?complete=${visit._id}`, "walker", rosa);
  const dialog = within(await screen.findByRole("dialog", { name: "Complete walk" }));
  await dialog.findByRole("button", { name: "Add photos" });
  return { user, dialog };
}

/** Adds photos of these names, as chosen from the library. */
async function add(
  { user, dialog }: Awaited<ReturnType<typeof openDialog>>,
  names: readonly string[],
  type = "image/png",
) {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await user.upload(
    input,
    names.map((name) => new File(["x"], name, { type })),
  );
  if (type === "image/png") await dialog.findByRole("img", { name: `Photo ${names.length}` });
}

async function complete(opened: Awaited<ReturnType<typeof openDialog>>) {
  await opened.user.type(opened.dialog.getByLabelText(/Additional notes/), "Long loop");
  await opened.user.click(opened.dialog.getByRole("button", { name: "Complete walk" }));
}

const cameBack = () => act(async () => void window.dispatchEvent(new Event("online")));
test("a completion waits for no photo: what the bucket does not take is sent again, and counted until then", async () => {
  bucket.mockRejectedValue(new TypeError("No network"));
  const opened = await openDialog();
  await add(opened, ["one"]);
  answer(mySchedule, [{ ...visit, status: "completed", comments: "Long loop" }]);
  await complete(opened);
  expect(await screen.findByText("Waiting to send · 1 photo")).toBeTruthy();
  await screen.findByText(`Walk completed: ${pets}`);
  bucket.mockResolvedValue(new Response(null, { status: 204 }));
  await cameBack();
  await waitFor(() => expect(photos()).toEqual([]));
  await waitFor(() => expect(screen.queryByText("Waiting to send · 1 photo")).toBeNull());
});

test("a photo is removed before it is sent, and one that the visit does not have any more is let go, and told", async () => {
  const opened = await openDialog();
  await add(opened, ["one", "two"]);
  await opened.user.click(opened.dialog.getByRole("button", { name: "Remove photo 1" }));
  expect(document.activeElement?.textContent).toBe("Add photos");
  await waitFor(() => expect(photos()).toHaveLength(1));
  const lost = "A photo was not kept: the walk does not have it any more. The office knows.";
  refuse(sendVisitPhoto, 404, { message: lost, code: "not_found" });
  await complete(opened);
  await waitFor(() => expect(photos()).toEqual([]));
  expect((bodiesOf(completeWalk)[0] as { photo_ids: string[] }).photo_ids).toHaveLength(1);
  expect(await screen.findByText(`${pets}: ${lost}`)).toBeTruthy();
  expect(bucket).not.toHaveBeenCalled();
});

test("at most six photos are taken, and what is no picture is said so", async () => {
  const opened = await openDialog();
  await add(opened, ["one"], "application/pdf");
  expect(photos()).toEqual([]);
  await add(opened, [..."123456"]);
  expect((opened.dialog.getByRole("button", { name: "Add photos" }) as HTMLButtonElement).disabled).toBe(true);
  expect(photos()).toHaveLength(6);
});

test("where the client has said no to photos meanwhile, none is taken, and none that was taken is sent", async () => {
  await add(await openDialog(), ["one.png"]);
  cleanup();
  answer(mySchedule, [aWalkerVisit({ no_photos: true })]);
  const user = openApp(`/walker?complete=${visit._id}`, "walker", rosa);
  const dialog = within(await screen.findByRole("dialog", { name: "Complete walk" }));
  expect(await dialog.findByText("No photos: Ana Reyes has said no to them.")).toBeTruthy();
  expect(dialog.queryByLabelText("Photo URLs")).toBeNull();
  await complete({ user, dialog });
  await waitFor(() => expect(bodiesOf(completeWalk)).toHaveLength(1));
  expect(dialog.queryByRole("button", { name: "Add photos" })).toBeNull();
  expect(bodiesOf(completeWalk)).toMatchObject([{ comments: "Long loop", photo_urls: [] }]);
  expect(bodiesOf(completeWalk)[0]).not.toHaveProperty("photo_ids");
});
