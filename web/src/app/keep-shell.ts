import { queryClient } from "../lib/api/query.ts";
import { toast } from "../ui/feedback/toast.tsx";
import type { ShellArea } from "../worker/kept-file.ts";
import { isTextTyped } from "./typed-text.ts";

/** Some browsers never say that a new release has taken over. They get this time, in milliseconds. */
const patienceMs = 2000;
/** How often a reload that waits looks whether it may go on, in milliseconds. */
const lookMs = 1000;

let begun = false;

/**
 * Keeps an area's files on this device, so that it opens without a network. A new release is offered when it has been
 * fetched, and waits until it is taken (docs/product/visits.md#without-a-signal). Browsers without workers keep nothing.
 */
export async function keepShell(area: ShellArea): Promise<void> {
  const { serviceWorker } = navigator;
  if (begun || !serviceWorker) return;
  begun = true;
  await serviceWorker.register("/sw.js", { scope: area, updateViaCache: "none" });
  const registration = await serviceWorker.getRegistration(area);
  if (!registration) return;
  const offer = () => {
    const { waiting, active } = registration;
    // The first release has nothing to replace.
    if (!waiting || !active) return;
    const update = () => {
      waiting.postMessage("take over");
      setTimeout(reloadWhenIdle, patienceMs);
    };
    toast("A new version is ready. Nothing is lost, and you can go on without it.", {
      label: "Update",
      onClick: update,
    });
  };
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => found.state === "installed" && offer());
  });
  document.addEventListener("visibilitychange", () => {
    // Without a network the next time does.
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
  // Another tab may have taken it.
  serviceWorker.addEventListener("controllerchange", reloadWhenIdle);
  offer();
}

let waiting = false;

function reloadWhenIdle(): void {
  if (waiting) return;
  waiting = true;
  const look = () => {
    if (isBusy()) setTimeout(look, lookMs);
    else location.reload();
  };
  look();
}

/** Whether a reload would cut off a write, or take away what is typed. */
const isBusy = () => queryClient.isMutating() > 0 || isTextTyped();
