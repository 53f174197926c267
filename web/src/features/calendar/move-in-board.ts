import type { KeyboardEvent } from "react";

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys on a card or a free slot of a table: up and down through its cell and on to the next row, left and right through the days. */
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
  return table.rows[row.rowIndex + rows]?.cells[cell.cellIndex + columns];
}

/** Where the focus lands in a cell: going up at its end, going down at its start, sideways as near as can be. */
function entryOf(cell: HTMLTableCellElement | undefined, last: boolean, index: number): HTMLButtonElement | undefined {
  if (!cell) return undefined;
  const items = buttonsOf(cell);
  return last ? items.at(-1) : (items[Math.min(index, items.length - 1)] ?? undefined);
}

const buttonsOf = (cell: HTMLTableCellElement) => [...cell.querySelectorAll("button")];
