/**
 * Formats rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay
 * unchanged.
 */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");

/** Matches a formula. Spreadsheets read full-width signs like plain ones. */
const formula = /^(?!-?\d+\.\d+$)[=+\-@\t\r\n＝＋－＠]/;

function cellText(value: string | number): string {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
  // Spreadsheets in some countries separate cells by semicolons.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
