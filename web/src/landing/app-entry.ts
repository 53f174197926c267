/** The addresses of the scripts and style sheets in the app's built HTML. */
export function entryFilesOf(page: string): string[] {
  const tags = page.match(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>/g) ?? [];
  return tags.flatMap((tag) => tag.match(/\s(?:src|href)="([^"]+)"/)?.[1] ?? []);
}
