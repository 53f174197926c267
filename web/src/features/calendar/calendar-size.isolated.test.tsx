import { listSchedules, moveVisit } from "@petcare/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import type { VisitCard } from "../../parts/visit-card.tsx";
import { anEditAnswer } from "../../testing/edits.ts";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openBoard, place, rowOf, single } from "./moving/testing/board.ts";

const drawn = vi.hoisted(() => ({ cards: 0 }));
vi.mock("../../parts/visit-card.tsx", async (load) => {
  const { VisitCard: Real } = await load<{ VisitCard: typeof VisitCard }>();
  const Counted = (card: ComponentProps<typeof VisitCard>) => {
    drawn.cards += 1;
    return <Real {...card} />;
  };
  return { VisitCard: Counted };
});

/** How many cards are drawn again while a visit goes to another walker, on a week of so many other visits. */
async function cardsDrawnByMoving(others: number): Promise<number> {
  const visit = single();
  const rest = Array.from({ length: others }, (_, n) =>
    single({
      _id: `s${n + 10}.2026-11-24`,
      date: "2026-11-24",
      client_id: `client-${n + 2}`,
      pet_names: [`Rex ${n}`],
      walker_id: "walker-1",
    }),
  );
  await openBoard([visit, ...rest]);
  const moved = { ...visit, walker_id: "walker-2", version: 4 };
  answer(listSchedules, [moved, ...rest]);
  answer(moveVisit, { ...anEditAnswer({ changed: 1 }), version: 4, visit: moved });
  drawn.cards = 0;
  fireEvent.click(screen.getByRole("button", { name: "Move", description: /Biscuit & Max/ }));
  fireEvent.click(place(/^Marcus Webb, Fri, Nov 27/));
  expect(rowOf()).toContain("Marcus Webb");
  await waitFor(() => expect(bodiesOf(moveVisit)).toHaveLength(1));
  await screen.findByText(/^Biscuit & Max moved/);
  return drawn.cards;
}

test.each([5, 100])("a move draws its own card again and no other of %i", async (others) => {
  const cards = await cardsDrawnByMoving(others);
  expect(cards).toBeGreaterThan(0);
  expect(cards).toBeLessThanOrEqual(4);
});
