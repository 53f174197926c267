import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "../ui/feedback/toast.tsx";
import { keepShell } from "./keep-shell.ts";
import { watchTyping } from "./typed-text.ts";

vi.mock("../ui/feedback/toast.tsx", () => ({ toast: vi.fn() }));

class Registration extends EventTarget {
  active: object | null = {};
  waiting: { postMessage: (message: string) => void } | null = null;
  installing: (EventTarget & { state: string }) | null = null;
  update = vi.fn(async () => {});
}
class Container extends EventTarget {
  register = vi.fn(async () => {});
  getRegistration = async () => registration;
}
const registration = new Registration();
const container = new Container();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker: container }));
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => vi.unstubAllGlobals());

test("a release that has been fetched is offered, and the page goes on until nothing is typed", async () => {
  const stop = watchTyping();
  await keepShell("/walker");
  expect(container.register).toHaveBeenCalledWith("/sw.js", { scope: "/walker", updateViaCache: "none" });
  expect(toast).not.toHaveBeenCalled();

  const posted: string[] = [];
  const found = Object.assign(new EventTarget(), { state: "installed" });
  registration.installing = found;
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = { postMessage: (message) => posted.push(message) };
  found.dispatchEvent(new Event("statechange"));
  const [words, update] = vi.mocked(toast).mock.calls[0] ?? [];
  expect([words, update?.label]).toEqual([
    "A new version is ready. Nothing is lost, and you can go on without it.",
    "Update",
  ]);
  expect(posted).toEqual([]);

  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = "Half a note";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  update?.onClick();
  expect(posted).toEqual(["take over"]);
  container.dispatchEvent(new Event("controllerchange"));
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  field.value = "";
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledOnce();
  stop();
});
