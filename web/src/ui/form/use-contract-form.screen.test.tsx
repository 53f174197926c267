import { MantineProvider, TextInput } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { queryClient } from "../../lib/api/query.ts";
import { useEdits } from "./fields.ts";
import type { Issue } from "./form-rules.ts";
import { useContractForm } from "./use-contract-form.ts";

interface Pet {
  name: string;
  breed: string;
}

/** A contract's schema: both texts are required, and no pet is a dragon. */
const schema = {
  safeParse: (body: unknown) => {
    const issues: Issue[] = Object.entries(body as Pet).flatMap(([field, value]) =>
      value === "" ? [{ path: [field], message: "must be filled" }] : [],
    );
    if ((body as Pet).breed === "Dragon") issues.push({ path: ["species"], message: "No dragons" });
    return issues.length > 0 ? { error: { issues } } : {};
  },
};

interface PetFormProps {
  save: (pet: Pet) => Promise<unknown>;
  stored?: Pet;
  live?: boolean;
  next?: () => void;
}

function PetForm({ save, stored = { name: "", breed: "" }, live = false, next = () => {} }: PetFormProps) {
  const form = useContractForm({
    fields: useEdits(stored),
    live,
    schema,
    labels: { name: "Name" },
    toBody: ({ name, breed }) => ({ name: name.trim(), breed }),
    save,
    next,
  });
  return (
    <form {...form.props} aria-label="Pet">
      {form.failure && <p role="status">{form.failure.message || "Failed"}</p>}
      <TextInput label="Name" {...form.text("name")} onBlur={() => form.show("name")} />
      <TextInput label="Breed" {...form.text("breed")} />
      <button type="submit">{form.isChanged ? "Save changes" : "Save"}</button>
      <button type="button" onClick={form.clear}>
        Clear
      </button>
    </form>
  );
}

function open(props: PetFormProps) {
  const screenOf = (given: PetFormProps) => (
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <PetForm {...given} />
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender, unmount } = render(screenOf(props));
  return {
    user: userEvent.setup({ delay: null }),
    name: screen.getByLabelText<HTMLInputElement>("Name"),
    breed: screen.getByLabelText<HTMLInputElement>("Breed"),
    button: () => screen.getByRole("button", { name: /^Save/ }),
    show: (changes: Partial<PetFormProps>) => rerender(screenOf({ ...props, ...changes })),
    leave: unmount,
  };
}

const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const failure = () => screen.queryByRole("status")?.textContent;

test("says what is wrong at its field, leads to the first, and sends nothing until it is mended", async () => {
  const save = vi.fn(async () => {});
  const { user, name, breed, button } = open({ save });
  fireEvent.click(button());
  expect(alerts()).toEqual(["Name must be filled", "must be filled"]);
  // At once: nobody has begun to type anywhere by then.
  expect(document.activeElement).toBe(name);
  await user.keyboard("Max");
  expect(alerts()).toEqual(["must be filled"]);
  await user.click(button());
  await waitFor(() => expect(document.activeElement).toBe(breed));
  expect(save).not.toHaveBeenCalled();
  await user.keyboard("Beagle{Enter}");
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: "Max", breed: "Beagle" });
});

test("tells what the server refuses at its field, once, until that field changes", async () => {
  const refusal = new ApiError(409, "Taken", "conflict", { breed: "Taken" });
  const { user, name, breed, button } = open({ save: () => Promise.reject(refusal) });
  await user.type(name, "Max");
  await user.type(breed, "Beagle");
  await user.click(button());
  await waitFor(() => expect(alerts()).toEqual(["Taken"]));
  await waitFor(() => expect(document.activeElement).toBe(breed));
  await user.type(name, "well");
  expect(alerts()).toEqual(["Taken"]);
  await user.type(breed, "s");
  expect(alerts()).toEqual([]);
  expect(failure()).toBeUndefined();
});

test("keeps a failure that no field shows until the next attempt", async () => {
  const save = vi.fn(() => Promise.reject(new ApiError(0)));
  const { user, name, breed, button } = open({ save });
  await user.type(name, "Max");
  await user.type(breed, "Dragon");
  await user.click(button());
  expect(failure()).toBe("No dragons");
  expect(save).not.toHaveBeenCalled();
  await user.type(breed, "fly");
  expect(failure()).toBe("No dragons");
  await user.click(button());
  await waitFor(() => expect(failure()).toBe("Failed"));
  await user.clear(name);
  expect(failure()).toBe("Failed");
  await user.click(button());
  expect(failure()).toBeUndefined();
  expect(alerts()).toEqual(["Name must be filled"]);
});

test("a double tap sends once; what was typed meanwhile is still there when the rest is saved", async () => {
  const answer = Promise.withResolvers<void>();
  const save = vi.fn(() => answer.promise);
  const { user, name, breed, button, show } = open({ save });
  await user.type(name, "Max");
  await user.type(breed, "Beagle");
  await user.dblClick(button());
  expect(save).toHaveBeenCalledOnce();
  await user.type(breed, "s");
  answer.resolve();
  await waitFor(() => expect(name.value).toBe(""));
  expect(breed.value).toBe("Beagles");
  show({ stored: { name: "Max", breed: "Beagle" } });
  expect(name.value).toBe("Max");
  expect(button().textContent).toBe("Save changes");
  await user.type(breed, "{Backspace}");
  expect(button().textContent).toBe("Save");
});

test("a late answer leads on only those who are still there", async () => {
  for (const leaves of [false, true]) {
    const answer = Promise.withResolvers<void>();
    const next = vi.fn();
    const stored = { name: "Max", breed: "Beagle" };
    const { user, button, leave } = open({ save: () => answer.promise, stored, next });
    await user.click(button());
    if (leaves) leave();
    answer.resolve();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(next).toHaveBeenCalledTimes(leaves ? 0 : 1);
    leave();
  }
});

test("a live form's problems follow what is typed, from when their field was left", async () => {
  const { user, name, breed } = open({ save: async () => {}, live: true });
  await user.type(name, "M{Backspace}");
  expect(alerts()).toEqual([]);
  await user.click(breed);
  expect(alerts()).toEqual(["Name must be filled"]);
  await user.type(name, "M");
  expect(alerts()).toEqual([]);
  await user.type(name, "{Backspace}");
  expect(alerts()).toEqual(["Name must be filled"]);
});
