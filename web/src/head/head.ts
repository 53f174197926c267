// The script in the head of the application's pages, small and ahead of everything else. It sets the colour scheme,
// requests the first screen's data, notes presses, and loads the application once the page is drawn.
import { business } from "@petcare/business";
import { localDateOf } from "@petcare/domain";
import type { BootstrapAnswer } from "../lib/api/bootstrap-data.ts";
import { answerOf } from "../lib/api/http-answer.ts";
import { sessionKeys } from "../lib/session/session-keys.ts";
import { firstRequests } from "./first-requests.ts";

/** The application's time limits (docs/product/README.md#calls). */
const timeoutMs = (address: string) => (address === "/ping" ? 15_000 : 120_000);
/** The age at which an unused answer is outdated. */
const freshMs = 60_000;
/** The time after which the application is loaded in browsers that do not announce the first drawing. */
const patienceMs = 2000;

const stored = (key: string) => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

setColorScheme(stored("kc:color-scheme"));
const token = stored(sessionKeys.token);
const role = token && stored(sessionKeys.role)?.toLowerCase();
const app = document.currentScript?.dataset.app;
const isHome = role === "admin" || role === "walker" || role === "client";

// A signed-in person would see the public page only for a moment.
if (app && isHome) location.replace(`/${role}`);
else begin();

function begin(): void {
  globalThis.bootstrapData = { answers: new Map(), arrived: false, stopWaiting: keepPresses() };
  askFirst();
  if (app) whenDrawn(() => fetchApp(app.split(" ")));
}

function setColorScheme(chosen: string | undefined): void {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const scheme = chosen === "light" || chosen === "dark" ? chosen : system;
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
}

function askFirst(): void {
  const today = localDateOf(Date.now(), business.timeZone);
  const authorization = token && `Bearer ${token}`;
  const { pathname, search } = location;
  for (const address of firstRequests({ pathname, search: new URLSearchParams(search), role, today })) {
    const headers: HeadersInit = authorization ? { Authorization: authorization } : {};
    const signal = AbortSignal.timeout(timeoutMs(address));
    const answer = fetch(`/api${address}`, { headers, signal }).then(answerOf);
    const first: BootstrapAnswer = { authorization, answer };
    globalThis.bootstrapData?.answers.set(address, first);
    answer.then(
      (arrived) => {
        first.arrived = arrived;
      },
      () => {
        // The screen asks again.
      },
    );
  }
  setTimeout(() => globalThis.bootstrapData?.answers.clear(), freshMs);
}

/** Notes the press of a button for the application. Links work without it. @returns the function that ends it */
function keepPresses(): () => void {
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>("#root button");
    if (!button || !globalThis.bootstrapData) return;
    event.preventDefault();
    event.stopPropagation();
    globalThis.bootstrapData.pressed?.removeAttribute("data-waiting");
    button.setAttribute("data-waiting", "");
    globalThis.bootstrapData.pressed = button;
  };
  addEventListener("click", keep, true);
  return () => removeEventListener("click", keep, true);
}

/** Calls `then` once the page is drawn, or at once in a hidden page. */
function whenDrawn(then: () => void): void {
  let done = false;
  const once = () => {
    if (!done) then();
    done = true;
  };
  if (document.hidden) once();
  new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  setTimeout(once, patienceMs);
}

/** Loads the application's script, which is the first file, and the files that it needs at once. */
function fetchApp([entry = "", ...others]: string[]): void {
  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href, crossOrigin: "anonymous" }));
  for (const href of others) link("modulepreload", href);
  const script = { type: "module", src: entry, crossOrigin: "anonymous" };
  document.head.append(Object.assign(document.createElement("script"), script));
}
