import { myInvoices, ping, type Role } from "@petcare/contract";
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, sent } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import { firstRequests } from "./first-requests.ts";

const requested = () =>
  sent
    .filter(({ method }) => method === "GET")
    .map(({ path, query }) => [path, new URLSearchParams(query).toString()].filter(Boolean).join("?"));

test.each<[address: string, role: Role | undefined]>([
  ["/login", undefined],
  ["/signup", undefined],
  ["/walker", "walker"],
  ["/walker?view=week", "walker"],
  ["/client", "client"],
  ["/client?tab=upcoming", "client"],
  ["/admin", "admin"],
  ["/admin/calendar", "admin"],
  ["/admin/calendar?view=agenda", "admin"],
])("the page's head asks for what the screen at %s asks, and for nothing else", async (address, role) => {
  answer(ping, { ok: true });
  answer(myInvoices, []);
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const first = firstRequests({ pathname, search: searchParams, role, today: "2026-11-20" });
  openApp(address, role);
  await waitFor(() => expect(requested()).toEqual(expect.arrayContaining(first)));
  expect(new Set(requested()).size).toBe(first.length);
});

test("nothing is asked for another role's screen, nor for a screen that has no first requests", () => {
  const search = new URLSearchParams();
  expect(firstRequests({ pathname: "/admin", search, role: "walker", today: "2026-11-20" })).toEqual([]);
  expect(firstRequests({ pathname: "/auth", search, role: undefined, today: "2026-11-20" })).toEqual([]);
});
