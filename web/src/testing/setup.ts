import { cleanNotifications } from "@mantine/notifications";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { queryClient } from "../lib/api/query.ts";
import { resetServer } from "./fake-server.ts";
import { answerWorld } from "./world.ts";

// The screens' access to the network: docs/conventions.md, "Tests".
vi.mock("../lib/api/http.ts", () => import("./fake-server.ts"));

configure({
  // A screen's bundle is transformed at its first use, which takes longer on a busy machine.
  asyncUtilTimeout: 60_000,
  // Waiting for an element fails many times. Describing the document each time took two fifths of the run, so the message
  // is made only when it is read.
  getElementError(message, container) {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    const get = () => [message, prettyDOM(container as Element)].filter(Boolean).join("\n\n");
    return Object.defineProperty(error, "message", { get, configurable: true });
  },
});
// The application waits for seconds before it tries again.
const options = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 0 } });
// Mantine's text areas measure themselves again when fonts arrive; the simulated document has none.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

/** Friday 20 November 2026, 8:30 in New York. */
const morning = "2026-11-20T13:30:00Z";

const complaints: unknown[][] = [];

beforeEach(() => {
  answerWorld();
  // React and the libraries report mistakes there, such as duplicate keys.
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void complaints.push(words));
  }
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(morning) });
  // As built, not as Vite's development server shows it: '/' is a page outside the application.
  vi.stubEnv("DEV", false);
  vi.spyOn(location, "replace").mockImplementation(() => {});
  // The request that asks whether there is a server.
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  queryClient.clear();
  cleanNotifications();
  // A selection in removed elements would misdirect the next file's arrow keys.
  document.getSelection()?.removeAllRanges();
  resetServer();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints.splice(0).map(([first]) => first)).toEqual([]);
});

// Files share their modules. An import that is cut off by the end of a file would stay broken for the next ones.
afterAll(() => vi.dynamicImportSettled());
