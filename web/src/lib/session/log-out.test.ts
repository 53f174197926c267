import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { logOut } from "./log-out.ts";
import { exitPath, readSession, signIn } from "./session.ts";

const storage = memoryStore();
const stored = storage.content;
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  stored.clear();
  request.mockReset();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", request);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["walker", "/"],
  ["admin", "/"],
  ["client", "/login"],
])("a %s's session is forgotten before the server has answered, and leads to %s", (role, exit) => {
  request.mockReturnValue(new Promise(() => {}));
  signIn("abc", role);
  logOut();
  expect(readSession()).toBeUndefined();
  expect(exitPath()).toBe(exit);
  expect(request).toHaveBeenCalledExactlyOnceWith("/api/logout", {
    method: "POST",
    headers: { Authorization: "Bearer abc" },
    keepalive: true,
  });
});

it("pushes to this browser end with the session", () => {
  request.mockReturnValue(new Promise(() => {}));
  stored.set("kc:push", JSON.stringify({ person: "ana", browser: "0a".repeat(32) }));
  signIn("abc", "client");
  logOut();
  expect(request.mock.calls[0]?.[0]).toBe(`/api/logout?browser=${"0a".repeat(32)}`);
});

it.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["knows the session no more", async () => new Response("{}", { status: 401 })],
])("pushes end here, in each area's worker, where the server %s", async (_case, answered) => {
  request.mockImplementation(answered);
  const subscription = { unsubscribe: vi.fn(async () => true) };
  const registrations = [null, subscription].map((had) => ({ pushManager: { getSubscription: async () => had } }));
  vi.stubGlobal("navigator", { serviceWorker: { getRegistrations: async () => registrations } });
  stored.set("kc:push", JSON.stringify({ person: "ana", browser: "0a".repeat(32) }));
  signIn("abc", "walker");
  logOut();
  await vi.waitFor(() => expect(stored.has("kc:push")).toBe(false));
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});
