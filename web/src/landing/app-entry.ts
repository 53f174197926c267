/** The scripts and style sheets that the app's built page loads first. */
export function entryFilesOf(page: string): string[] {
  const tags = page.match(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>/g) ?? [];
  return tags.flatMap((tag) => tag.match(/\s(?:src|href)="([^"]+)"/)?.[1] ?? []);
}
