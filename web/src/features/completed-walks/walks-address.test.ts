import { expect, test } from "vitest";
import { walksAddress, withChange } from "./walks-address.ts";

const friday = "2026-11-20";
const read = (search: string) => walksAddress(new URLSearchParams(search), friday);
const lastWeek = { from: "2026-11-09", to: "2026-11-15" };

test("without anything it is last week, all of it", () => {
  expect(read("")).toEqual({ period: lastWeek, problem: undefined, chosen: {}, query: lastWeek });
});

test("the filters are the server's", () => {
  const search = "from=2026-11-01&to=2026-11-30&walker=w1&client=c1&service=overnight&bill=to-bill&late=1";
  expect(read(search)).toMatchObject({
    chosen: { walker: "w1", client: "c1", service: "overnight", bill: "to-bill", late: "1" },
    query: {
      from: "2026-11-01",
      to: "2026-11-30",
      walker_id: "w1",
      client_id: "c1",
      service: "overnight",
      billing: "to-bill",
      late: "1",
    },
  });
});

test("a change keeps the rest, and last week is without dates", () => {
  const params = new URLSearchParams("from=2026-11-01&to=2026-11-30&walker=w1&correct=v1");
  const changed = (change: Parameters<typeof withChange>[1]) => `${withChange(params, change, friday)}`;
  expect(changed({ service: "25" })).toBe("from=2026-11-01&to=2026-11-30&walker=w1&correct=v1&service=25");
  expect(changed({ walker: undefined })).toBe("from=2026-11-01&to=2026-11-30&correct=v1");
  expect(changed({ to: "2026-11-15" })).toBe("from=2026-11-01&to=2026-11-15&walker=w1&correct=v1");
  expect(changed({ from: "2026-11-09", to: "2026-11-15" })).toBe("walker=w1&correct=v1");
});
