/** Saves a text of comma-separated values on the person's machine. Spreadsheets know UTF-8 by the mark at its beginning. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
