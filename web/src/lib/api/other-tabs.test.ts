import { listSchedules, listWalkers, me } from "@petcare/contract";
import { afterEach, expect, it } from "vitest";
import { readAgain } from "./after-write.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { queryClient } from "./query.ts";

/** Another tab of the same browser. */
const otherTab = new BroadcastChannel("kc:written");
const end = followOtherTabs();

afterEach(() => {
  end();
  otherTab.close();
  queryClient.clear();
});

it("tells other tabs what a write has changed, and reads again what another tab has written", async () => {
  const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated;
  for (const { name } of [listSchedules, listWalkers, me]) queryClient.setQueryData([name], []);

  const told = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  readAgain(listWalkers);
  expect(await told).toEqual([listWalkers.name, "listHistory"]);

  const heard = new Promise<void>((resolve) => {
    queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[0] === listSchedules.name && resolve());
  });
  otherTab.postMessage([listSchedules.name]);
  await heard;
  expect([listSchedules, listWalkers, me].map(({ name }) => isStale(name))).toEqual([true, true, false]);
});
