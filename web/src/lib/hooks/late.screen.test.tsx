import { act, render, screen, waitFor } from "@testing-library/react";
import { Component, type ReactNode, Suspense, useState } from "react";
import { expect, test, vi } from "vitest";
import { late } from "./late.tsx";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? "failed" : this.props.children);
}

const shown = (Late: ReturnType<typeof late<{ label: string }>>, label: string) => (
  <Suspense fallback="not yet">
    <Late label={label} />
  </Suspense>
);

test("what was fetched before is drawn at once", async () => {
  const Late = late(async () => Counter);
  await Late.preload();
  render(shown(Late, "Visits"));
  expect(screen.getByRole("button").textContent).toBe("Visits 0");
});

test("what is fetched when it is shown keeps its state from then on", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Counter>();
  const Late = late(() => promise);
  const { rerender } = render(shown(Late, "Visits"));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("not yet")).toBeDefined();
  await act(async () => resolve(Counter));
  const button = await screen.findByRole("button");
  act(() => button.click());
  rerender(shown(Late, "Walks"));
  expect(button.textContent).toBe("Walks 1");
});

test.each([
  ["answers", true],
  ["does not answer", false],
])("what could not be fetched comes with the page anew, where the server %s", async (_, answers) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const reached = vi.spyOn(globalThis, "fetch");
  if (answers) reached.mockResolvedValue(new Response());
  else reached.mockRejectedValue(new TypeError("no network"));
  // They share a file of the build, whose failure the browser keeps.
  const missing = () => Promise.reject(new TypeError("no network"));
  const [Other, Late] = [late(missing), late<{ label: string }>(missing)];
  await expect(Other.preload()).rejects.toThrow("no network");
  expect(reload).not.toHaveBeenCalled();
  render(<Boundary>{shown(Late, "Visits")}</Boundary>);
  await waitFor(() =>
    expect(answers ? reload.mock.calls : screen.queryByText("failed")).toEqual(answers ? [[]] : expect.anything()),
  );
});
