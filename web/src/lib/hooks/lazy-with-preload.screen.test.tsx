import { act, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, test } from "vitest";
import { lazyWithPreload } from "./lazy-with-preload.ts";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>;
}

const shown = (Late: ReturnType<typeof lazyWithPreload<{ label: string }>>, label: string) => (
  <Suspense fallback="not yet">
    <Late label={label} />
  </Suspense>
);

test("what was fetched before is drawn at once", async () => {
  const Late = lazyWithPreload(async () => Counter);
  await Late.preload();
  render(shown(Late, "Visits"));
  expect(screen.getByRole("button").textContent).toBe("Visits 0");
});

test("what is fetched when it is shown keeps its state from then on", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Counter>();
  const Late = lazyWithPreload(() => promise);
  const { rerender } = render(shown(Late, "Visits"));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("not yet")).toBeDefined();
  await act(async () => resolve(Counter));
  const button = await screen.findByRole("button");
  act(() => button.click());
  rerender(shown(Late, "Walks"));
  expect(button.textContent).toBe("Walks 1");
});

test("it is one component, however often it is fetched", async () => {
  let loads = 0;
  const Late = lazyWithPreload(async () => {
    loads += 1;
    return Counter;
  });
  await Late.preload();
  await Late.preload();
  expect(loads).toBe(1);
});

test("what could not be fetched is fetched again", async () => {
  const answers = [Promise.reject(new TypeError("no network")), Promise.resolve(Counter)];
  const Late = lazyWithPreload(() => answers.shift() ?? Promise.resolve(Counter));
  await expect(Late.preload()).rejects.toThrow("no network");
  await Late.preload();
  render(shown(Late, "Visits"));
  expect(screen.getByRole("button").textContent).toBe("Visits 0");
});
