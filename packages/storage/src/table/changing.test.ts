import { expect, test } from "vitest";
import { changing, KeepsChangingError } from "./transact.ts";

/** An account. Before each write somebody else takes the next of `others` from it. */
function anAccount(balance: number, others: number[]) {
  const calls: string[] = [];
  const steps = {
    what: "Account 1",
    read: async () => {
      calls.push(`read ${balance}`);
      return balance;
    },
    decide: (read: number | undefined = 0) =>
      read < 10 ? { result: `only ${read}` } : { change: { from: read, to: read - 10 } },
    write: async ({ from, to }: { from: number; to: number }) => {
      balance -= others.shift() ?? 0;
      calls.push(`write ${to}`);
      if (balance !== from) return "refused" as const;
      balance = to;
      return `left ${to}`;
    },
  };
  return { steps, calls };
}

test("an item is read, decided about and written", async () => {
  const { steps, calls } = anAccount(30, []);
  expect(await changing(steps)).toBe("left 20");
  expect(calls).toEqual(["read 30", "write 20"]);
});

test("where others are first it is read and decided about again", async () => {
  const { steps, calls } = anAccount(30, [1, 2]);
  expect(await changing(steps)).toBe("left 17");
  expect(calls).toEqual(["read 30", "write 20", "read 29", "write 19", "read 27", "write 17"]);

  const spent = anAccount(15, [6]);
  expect(await changing(spent.steps)).toBe("only 9");
  expect(spent.calls).toEqual(["read 15", "write 5", "read 9"]);
});

test("an item that is known already is read only when it has changed", async () => {
  const { steps, calls } = anAccount(30, []);
  expect(await changing({ ...steps, known: 30 })).toBe("left 20");
  expect(calls).toEqual(["write 20"]);

  const old = anAccount(30, []);
  expect(await changing({ ...old.steps, known: 40 })).toBe("left 20");
  expect(old.calls).toEqual(["write 30", "read 30", "write 20"]);
});

test("it gives up after twenty attempts", async () => {
  const endless = anAccount(1_000, Array(100).fill(1));
  await expect(changing(endless.steps)).rejects.toThrow(new KeepsChangingError("Account 1 keeps changing"));
  expect(endless.calls.filter((call) => call.startsWith("write"))).toHaveLength(20);
});
