import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { changeWords } from "./change-words.ts";

const words = (kind: Change["kind"], ...changes: Change["changes"]) =>
  changeWords({
    ...{ id: "1", kind, about: kind, name: "Settings", at: "2026-11-21T19:14:00.000Z", way: "web", changes },
    ...{ by: { id: "owner-1", name: "Kate Corrigan" }, client: null, date: null, series: null },
  });
const to = (field: string, from: unknown, value: unknown) => ({ field, from, to: value });

const nassau = { id: "r1", name: "Nassau", milli: 8625, from: "2026-12-01" };
const later = { ...nassau, milli: 8750, from: "2027-01-16" };
const queens = { id: "r2", name: "Queens", milli: 8875, from: "2026-12-01" };
const all = ["25", "visit", "overnight", "other"];
const first = [to("cancelled", null, false), to("services", null, all)];

test.each<[string, Change["changes"]]>([
  ["answered that nothing is taxed", [...first, to("rates", null, [])]],
  ["set Nassau to 8.625 % from Tue, Dec 1, 2026 on", [...first, to("rates", null, [nassau])]],
  ["set Nassau to 8.75 % from Sat, Jan 16, 2027 on", [to("rates", [nassau], [nassau, later])]],
  ["set Nassau to 8.75 % from Tue, Dec 1, 2026 on", [to("rates", [nassau], [{ ...nassau, milli: 8750 }])]],
  ["set Nassau to no tax from Sat, Jan 16, 2027 on", [to("rates", [nassau], [nassau, { ...later, milli: 0 }])]],
  ["took back 8.875 % for Queens from Tue, Dec 1, 2026 on", [to("rates", [nassau, queens], [nassau])]],
  ["stopped taxing Overnight stay", [to("services", all, ["25", "visit", "other"])]],
  ["began to tax Overnight stay", [to("services", ["25", "visit", "other"], all)]],
  ["began to tax what is charged of cancelled visits", [to("cancelled", false, true)]],
  ["stopped taxing what is charged of cancelled visits", [to("cancelled", true, false)]],
])("a change of the sales tax: %s", (said, changes) => expect(words("taxes", ...changes)).toBe(said));

const weekend = { id: "1", name: "Weekend" };
const snow = { date: "2026-12-24", name: "Snow day" };

test.each<[string, Change["changes"]]>([
  ["added the rule “Weekend”", [to("rules", [], [weekend])]],
  ["removed the rule “Weekend”", [to("rules", [weekend], [])]],
  ["changed a price rule", [to("rules", [weekend], [{ ...weekend, name: "Saturdays" }])]],
  ["ended the rule “Weekend”", [to("rules", [weekend], [{ ...weekend, to: "2027-01-01" }])]],
  ["went on with the rule “Weekend”", [to("rules", [{ ...weekend, to: "2027-01-01" }], [weekend])]],
  ["made “Snow day” on Thu, Dec 24, 2026 a holiday", [to("days", [], [snow])]],
  ["took “Snow day” on Thu, Dec 24, 2026 off the holidays", [to("days", [snow], [])]],
  ["took Columbus Day off the holidays", [to("holidays", ["columbus", "christmas"], ["christmas"])]],
  [
    "made Columbus Day a holiday and changed what cancelling costs",
    [to("holidays", [], ["columbus"]), to("cancelling", null, [{}])],
  ],
  ["let free cancellings be accepted by themselves", [to("accept_free_cancels", null, true)]],
  ["let free cancellings wait for an answer", [to("accept_free_cancels", true, null)]],
  ["let strangers ask for a meet and greet", [to("takes_meets", null, true)]],
  ["no longer let strangers ask for a meet and greet", [to("takes_meets", true, null)]],
  ["changed the holidays", [to("holidays", "too long to keep", "too long to keep")]],
])("a change of the price rules: %s", (said, changes) => expect(words("price_rules", ...changes)).toBe(said));

test.each<[string, unknown]>([
  ["made the client exempt from sales tax: 'A shelter'", { exempt: "A shelter" }],
  [
    "made the client exempt from sales tax: 'A shelter', certificate 'ST-119.1'",
    { exempt: "A shelter", certificate: "ST-119.1" },
  ],
  ["gave the client the sales tax rate 'Queens'", { rate: "Queens" }],
  ["gave the client the usual rate of sales tax", null],
])("a change of a client's sales tax: %s", (said, tax) => expect(words("person", to("tax", null, tax))).toBe(said));

test("a client's sales tax beside another change is told in short", () => {
  const notes = to("notes", "Pays late", null);
  const both = (tax: unknown) => words("person", notes, to("tax", null, tax));
  expect(both({ exempt: "A shelter" })).toBe(
    "changed the notes, which was 'Pays late' and sales tax to exempt ('A shelter')",
  );
  expect(both({ rate: "Queens" })).toContain("and sales tax to the rate 'Queens'");
});
