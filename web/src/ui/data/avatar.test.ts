import { expect, it } from "vitest";
import { initials } from "./avatar.tsx";

it.each([
  ["rosa delgado", "RD"],
  ["Rosa Delgado (0147)", "RD"],
  ["Cher", "C"],
  ["Ana De La Cruz", "AC"],
  ["?", "?"],
  ["", ""],
])("of %j are %j", (name, letters) => expect(initials(name)).toBe(letters));
