/** In octets, without the line break. */
const longestLine = 75;

/** Joins iCalendar lines: folded by octets, never inside a character, each ended by CRLF (RFC 5545, 3.1). */
export const contentLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");

function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > longestLine) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}

/** Escapes a text value for iCalendar (RFC 5545, 3.3.11), and removes invisible characters. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/(?!\t)\p{Cc}/gu, "");

/** Formats an ISO instant as UTC, such as '20261120T140000Z'. */
export const utcTime = (iso: string): string => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+(?=Z$)/g, "");
