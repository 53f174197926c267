/** The scripts and style sheets that the app's built page loads first, in its order. */
export function entryFilesOf(page: string): { scripts: string[]; styleSheets: string[] } {
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const filesOf = (matching: RegExp) =>
    tags.filter((tag) => matching.test(tag)).flatMap((tag) => tag.match(/\s(?:src|href)="([^"]+)"/)?.[1] ?? []);
  return {
    scripts: filesOf(/^<script\b.*\ssrc=|\srel="modulepreload"/),
    styleSheets: filesOf(/\srel="stylesheet"/),
  };
}
