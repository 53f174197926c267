/**
 * Rows as a file of comma-separated values, in RFC 4180. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it; numbers stay as they are.
 */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");

function cellText(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves such a text on the person's machine. Spreadsheets know UTF-8 by the mark at its beginning. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
