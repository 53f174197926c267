import { queryClient } from "../lib/api/query.ts";
import { toast } from "../ui/feedback/toast.tsx";
import type { ShellArea } from "../worker/kept-file.ts";
import { isTextTyped } from "./typed-text.ts";

/** The time after which to reload in browsers that do not announce the new worker, in milliseconds. */
const patienceMs = 2000;
/** The time between checks of a reload that waits, in milliseconds. */
const lookMs = 1000;

let begun = false;

/**
 * Stores an area's files on this device, so that it opens without a network. A new release is loaded, offered in a toast,
 * and waits until it is accepted (docs/product/visits.md#without-a-signal).
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
    // The first release replaces none.
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
    if (document.visibilityState !== "visible") return;
    registration.update().catch(() => {
      // Without a network the next time checks.
    });
  });
  // Another tab may have accepted the release.
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

/** Tells whether a reload would interrupt a write or discard typed text. */
const isBusy = () => queryClient.isMutating() > 0 || isTextTyped();
