import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useReducer, useState } from "react";
import { expect, test } from "vitest";
import { PetNames } from "./pet-names.tsx";

/** Is drawn once more with the names of before, as a form is whose check ends at that moment. */
function Form() {
  const [names, setNames] = useState(["Max", "Nobody"]);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const change = (changed: string[]) => {
    drawAgain();
    setTimeout(() => setNames(changed));
  };
  return (
    <MantineProvider>
      <PetNames legend="Pets" names={names} onChange={change} problemOf={() => undefined} />
    </MantineProvider>
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });

test("the focus is on the neighbour of a removed name, and on an added one, once they stand", async () => {
  render(<Form />);
  fireEvent.click(screen.getByRole("button", { name: "Remove Nobody" }));
  await waitFor(() => expect(document.activeElement).toBe(field("Pet name 1")));
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Add another pet" }));
  await waitFor(() => expect(document.activeElement).toBe(field("Pet name 2")));
});
