import { expect, it } from "vitest";
import { careNotes, petsOn } from "./visit-parts.tsx";

const pets = [
  { name: "Biscuit", medication: "Half a pill in cheese", feeding: "One cup", flags: ["pulls"], notes: "Blue tin" },
  { name: "Max", flags: [] },
  { name: "Nori", notes: "Hides" },
];

it("the booking's notes come first, then what is known of each pet of the visit", () => {
  expect(careNotes({ notes: " Back gate ", pets, pet_names: ["biscuit ", "Max"] })).toEqual([
    { parts: ["Back gate"] },
    { pet: "Biscuit", parts: ["Medication: Half a pill in cheese", "Feeding: One cup", "pulls", "Blue tin"] },
  ]);
});

it("a pet's note that the booking repeats is said once", () => {
  expect(careNotes({ notes: "blue tin. ", pets, pet_names: ["Biscuit", "Nori"] })).toEqual([
    { parts: ["blue tin."] },
    { pet: "Biscuit", parts: ["Medication: Half a pill in cheese", "Feeding: One cup", "pulls"] },
    { pet: "Nori", parts: ["Hides"] },
  ]);
});

it("nothing to know is nothing to show", () => {
  expect(careNotes({ notes: "  ", pets: [{ name: "Max" }], pet_names: ["Max"] })).toEqual([]);
});

it("a visit whose pets are unknown by name is taken to be for all of them, so that no medication is missed", () => {
  expect(petsOn({ pets, pet_names: ["The old dog"] })).toEqual(pets);
  expect(petsOn({ pets, pet_names: [] })).toEqual(pets);
  expect(petsOn({ pets, pet_names: ["Nori", "Stranger"] }).map(({ name }) => name)).toEqual(["Nori"]);
});
