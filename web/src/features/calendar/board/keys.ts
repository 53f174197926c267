import type { KeyboardEvent } from "react";

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Handles the arrow keys on a card or a free slot. Up and down go through the cell and on to the next row,
 * left and right go through the days.
 */
export function moveInBoard(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest("td") : null;
  if (!step || !cell) return;
  const [rows, columns] = step;
  const items = buttonsOf(cell);
  const index = items.indexOf(event.target as HTMLButtonElement);
  const inCell = rows === 0 ? undefined : items[index + rows];
  const target = inCell ?? entryOf(neighbour(cell, rows, columns), rows < 0, index);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function neighbour(cell: HTMLTableCellElement, rows: number, columns: number): HTMLTableCellElement | undefined {
  const row = cell.closest("tr");
  const table = cell.closest("table");
  if (!row || !table) return undefined;
  const next = table.rows[row.rowIndex + rows]?.cells[cell.cellIndex + columns];
  // A heading has a menu of its own.
  return next?.tagName === "TD" ? next : undefined;
}

/** The button of a cell that gets the focus: the last one going up, else the one at the same place. */
function entryOf(cell: HTMLTableCellElement | undefined, last: boolean, index: number): HTMLButtonElement | undefined {
  if (!cell) return undefined;
  const items = buttonsOf(cell);
  return last ? items.at(-1) : (items[Math.min(index, items.length - 1)] ?? undefined);
}

/** While a visit is being moved, the cards are inert and the cell is a place to drop it. */
const buttonsOf = (cell: HTMLTableCellElement) =>
  [...cell.querySelectorAll<HTMLButtonElement>("button:not([data-move])")].filter(
    (button) => !button.closest("[inert]"),
  );
