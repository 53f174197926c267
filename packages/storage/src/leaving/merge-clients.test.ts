import { expect, test } from "vitest";
import { aClient } from "../testing/people.ts";
import { filledFrom } from "./merge-clients.ts";

const kept = aClient({ garage_code: undefined, custom_rates: { walk25: 2800 }, notes: "Pays by check" });

test("what the kept record has stays, and the other one fills what is missing", () => {
  const other = aClient({
    id: "client-2",
    phone: "5165550199",
    address: "9 Oak St",
    garage_code: "2580",
    custom_rates: { walk25: 3000, visit: 2200 },
    access: { lockbox: "0911" },
    notes: "Met at the park",
    keys: [{ id: "copy-a", label: "Front door", since: "2026-03-04" }],
  });
  expect(filledFrom(kept, other)).toEqual({
    garage_code: "2580",
    custom_rates: { walk25: 2800, visit: 2200 },
    access: { lockbox: "0911" },
    notes: "Pays by check\n\nMet at the park",
    keys: other.keys,
  });
});

test("pets of one name are one pet, which keeps what is known of it in either record", () => {
  const other = aClient({
    garage_code: undefined,
    pets: [{ name: " biscuit", feeding: "One cup", kind: "cat" }, { name: "Olive" }],
  });
  expect(filledFrom(kept, other)).toEqual({
    pets: [{ name: "Biscuit", kind: "dog", feeding: "One cup" }, { name: "Olive" }],
  });
});

test("an account keeps its own address for email", () => {
  const { email: _, ...record } = aClient({ garage_code: undefined, contact_email: "ana@work.example" });
  expect(filledFrom(kept, record)).toEqual({});
  expect(filledFrom({ ...record, contact_email: undefined }, record)).toEqual({ contact_email: "ana@work.example" });
});
