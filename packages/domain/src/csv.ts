/**
 * Rows as a file of comma-separated values, in RFC 4180. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it; numbers stay as they are, also those written with decimals.
 */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");

/** Spreadsheets read full-width signs as the plain ones. */
const formula = /^(?!-?\d+\.\d+$)[=+\-@\t\r\n＝＋－＠]/;

function cellText(value: string | number): string {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
  // Spreadsheets of some countries separate cells by semicolons.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
