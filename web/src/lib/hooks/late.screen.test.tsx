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
  ["comes with the page anew", "navigate", true],
  ["fails where the server does not answer", "navigate", false],
  ["fails in a page that has just been loaded again", "reload", true],
])("what could not be fetched %s", async (_, type, answers) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.spyOn(performance, "now").mockReturnValue(59_000);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const reached = vi.spyOn(globalThis, "fetch");
  if (answers) reached.mockResolvedValue(new Response());
  else reached.mockRejectedValue(new TypeError("no network"));
  const Late = late<{ label: string }>(() => Promise.reject(new TypeError("no network")));
  await expect(Late.preload()).rejects.toThrow("no network");
  expect(reload).not.toHaveBeenCalled();
  render(<Boundary>{shown(Late, "Visits")}</Boundary>);
  if (type === "navigate" && answers) await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  else await screen.findByText("failed");
  expect(reload.mock.calls.length).toBe(type === "navigate" && answers ? 1 : 0);
});
