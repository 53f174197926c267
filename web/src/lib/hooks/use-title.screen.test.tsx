import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { useTitle } from "./use-title.ts";

function Frame({ screen }: { screen?: string }) {
  useTitle("Clients", "frame");
  return screen && <Screen key={screen} name={screen} />;
}
function Screen({ name }: { name: string }) {
  useTitle(name);
  return null;
}

test("a screen's own title goes before its frame's, and the frame's comes back after it", () => {
  const { rerender } = render(<Frame screen="Ana Reyes" />);
  expect(document.title).toMatch(/^Ana Reyes · /);
  rerender(<Frame screen="Priya Sharma" />);
  expect(document.title).toMatch(/^Priya Sharma · /);
  rerender(<Frame />);
  expect(document.title).toMatch(/^Clients · /);
});
