import { changeNotices, forgetBrowser, getNotices, me, tellBrowser } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pushNote } from "../../lib/session/push-note.ts";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aProfile } from "../../testing/people.ts";
import { someNotices } from "../../testing/settings.ts";

const chosen = someNotices({
  kinds: [
    { kind: "plan", channels: ["email", "push"] },
    { kind: "week", channels: [] },
  ],
});

beforeEach(() => {
  answer(me, aProfile());
  answer(getNotices, chosen);
});
afterEach(() => void vi.unstubAllGlobals());

const region = async () => within(await screen.findByRole("region", { name: "What you hear from us" }));
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

test("each kind is ticked by channel, and saved at once", async () => {
  const user = openApp("/client/settings", "client");
  await region();
  expect((await box("Changes of the plan: Email")).checked).toBe(true);
  expect((await box("The week, on Sundays: Push")).checked).toBe(false);
  let now = chosen;
  answer(changeNotices, ({ body: { kind, channels } }) => {
    now = { ...now, kinds: now.kinds.map((one) => (one.kind === kind ? { kind, channels } : one)) };
    return now;
  });
  await user.click(await box("The week, on Sundays: Push"));
  await waitFor(() => expect(bodiesOf(changeNotices)).toEqual([{ kind: "week", channels: ["push"] }]));
  await user.click(await box("Changes of the plan: Email"));
  await waitFor(() => expect(bodiesOf(changeNotices)[1]).toEqual({ kind: "plan", channels: ["push"] }));
  expect((await box("The week, on Sundays: Push")).checked).toBe(true);
});

test.each([
  [{ on: false }, "Messages are not switched on yet. What you choose counts once they are."],
  [
    { email: { ...chosen.email, possible: false } },
    "No emails are sent yet. What is chosen here counts once they are.",
  ],
  [{ email: { ...chosen.email, address: null } }, "There is no email address."],
  [
    { email: { ...chosen.email, stopped: "bounced" as const } },
    "Email to ana@example.com came back, so nothing more is sent there. A new address starts it again.",
  ],
  [
    { email: { ...chosen.email, stopped: "complained" as const } },
    "An email to ana@example.com was marked as spam, so nothing more is sent there. A new address starts it again.",
  ],
])("it says why nothing comes: %j", async (given, words) => {
  answer(getNotices, { ...chosen, ...given });
  openApp("/client/settings", "client");
  expect(await (await region()).findByText(words)).toBeTruthy();
});

/** A browser that can show pushes, with its subscription. */
function browserWith(permission: NotificationPermission) {
  const own = {
    endpoint: "https://fcm.googleapis.com/fcm/send/a",
    toJSON: () => ({ endpoint: own.endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: vi.fn(async () => {
      subscription = null;
      return true;
    }),
  };
  let subscription: typeof own | null = null;
  const subscribe = vi.fn(async () => {
    subscription = own;
    return own;
  });
  const registration = {
    pushManager: { getSubscription: async () => subscription, subscribe },
    addEventListener() {},
    // The document outlives this file, and so does what listens to it.
    update: async () => {},
  };
  const register = vi.fn(async () => registration);
  // Each area's worker has a subscription of its own.
  const others = { endpoint: "https://fcm.googleapis.com/fcm/send/w", unsubscribe: vi.fn(async () => true) };
  const walkers = { pushManager: { getSubscription: async () => others } };
  const serviceWorker = {
    register,
    getRegistration: async () => registration,
    getRegistrations: async () => [walkers, registration],
    ready: Promise.resolve(registration),
    addEventListener() {},
  };
  vi.stubGlobal("PushManager", class {});
  const Notification = { permission, requestPermission: async () => Notification.permission };
  vi.stubGlobal("Notification", Notification);
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  return { Notification, subscribe, unsubscribe: own.unsubscribe, register, unsubscribeOthers: others.unsubscribe };
}
afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

test("a tap turns pushes on in this browser and tells the server of it, and another turns them off", async () => {
  const { Notification, subscribe, unsubscribe, register } = browserWith("default");
  answer(tellBrowser, { browser: "0a".repeat(32) });
  answer(forgetBrowser, { ok: true });
  const user = openApp("/client/settings", "client");
  const section = await region();
  expect(await section.findByText("This browser shows no pushes yet.")).toBeTruthy();
  Notification.permission = "granted";
  await user.click(section.getByRole("button", { name: "Turn on pushes here" }));
  expect(await section.findByText("This browser shows pushes.")).toBeTruthy();
  expect(register).toHaveBeenCalledWith("/sw.js", { scope: "/client", updateViaCache: "none" });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
  const endpoint = "https://fcm.googleapis.com/fcm/send/a";
  expect(bodiesOf(tellBrowser)[0]).toEqual({ endpoint, p256dh: "p", auth: "a" });
  await user.click(section.getByRole("button", { name: "Turn off" }));
  expect(await section.findByText("This browser shows no pushes yet.")).toBeTruthy();
  expect(bodiesOf(forgetBrowser)).toEqual([{ endpoint }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test("pushes of a walker end where a client signs in next in this browser", async () => {
  pushNote.keep({ person: "rosa", browser: "0b".repeat(32) });
  const { unsubscribeOthers } = browserWith("granted");
  answer(tellBrowser, { browser: "0a".repeat(32) });
  const user = openApp("/client/settings", "client");
  await user.click(await (await region()).findByRole("button", { name: "Turn on pushes here" }));
  expect(await screen.findByText("This browser shows pushes.")).toBeTruthy();
  expect(unsubscribeOthers).toHaveBeenCalled();
  expect(pushNote.read()?.browser).toBe("0a".repeat(32));
});

test("a browser that forbids pushes, or cannot show them, says what to do", async () => {
  browserWith("denied");
  openApp("/client/settings", "client");
  const blocked = "Pushes are blocked in this browser’s settings. Allow them there, then come back.";
  expect(await screen.findByText(blocked)).toBeTruthy();
});
