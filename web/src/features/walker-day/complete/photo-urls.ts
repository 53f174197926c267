import { isWebLink } from "../../../lib/format/web-link.ts";

const most = 20;

/** Reads photo links, separated by commas or lines; one that is given twice counts once. Without a problem all may be sent. */
export function readPhotoUrls(text: string): { urls: string[]; problem: string | undefined } {
  const parts = text.split(/[,\n]/).map((part) => part.trim());
  const urls = [...new Set(parts.filter((part) => part !== ""))];
  return { urls, problem: problemOf(urls) };
}

function problemOf(urls: string[]): string | undefined {
  const wrong = urls.filter((url) => !isWebLink(url)).map((url) => `“${shortened(url)}”`);
  if (wrong.length > 0) {
    const are = wrong.length === 1 ? "is not a link" : "are not links";
    return `${wrong.join(", ")} ${are}. A link starts with https://`;
  }
  return urls.length > most ? `Those are ${urls.length} links; at most ${most} fit on one walk.` : undefined;
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
