import { expect, it } from "vitest";
import { keptFile, type ShellArea } from "./kept-file.ts";

const origin = "https://petcare.example";
const files = ["/walker", "/app.html", "/assets/main-1.js", "/icon-192.png"].map((each) => [each, "sha256-x"] as const);
const answerOf = (path: string, request: Partial<Request> = {}, area: ShellArea = "/walker") =>
  keptFile({ method: "GET", mode: "cors", url: new URL(path, origin).href, ...request }, { area, origin, files });
const opened = (path: string, area?: ShellArea) => answerOf(path, { mode: "navigate" }, area);

it("answers every address of the area with a kept page, whatever its query says", () => {
  expect(["/walker", "/walker?view=week", "/walker?complete=k3f9x.2026-11-20"].map((path) => opened(path))).toEqual(
    Array(3).fill("/walker"),
  );
  expect(opened("/walker/settings")).toBe("/app.html");
  expect(opened("/client?tab=history", "/client")).toBe("/client");
});

it("leaves all other pages to the network", () => {
  for (const path of ["/", "/login", "/walkers", "/client", "/admin", "/admin/calendar", "/dev", "/app.html"]) {
    expect(opened(path), path).toBeUndefined();
  }
});

it("answers the files that it keeps, and no other", () => {
  expect(answerOf("/assets/main-1.js")).toBe("/assets/main-1.js");
  expect(answerOf("/icon-192.png", { mode: "no-cors" })).toBe("/icon-192.png");
  for (const path of ["/api/me", "/api/my-schedule?start=2026-11-13", "/assets/gone-2.js", "/assets/main-1.js?v=2"]) {
    expect(answerOf(path), path).toBeUndefined();
  }
  expect(answerOf("https://photos.example/assets/main-1.js")).toBeUndefined();
  expect(answerOf("/assets/main-1.js", { method: "HEAD" })).toBeUndefined();
});
