/** Whether the text is a link that a browser may follow: http or https with a host, no longer than the API takes. */
export function isWebLink(text: string): boolean {
  if (text.length > 2000 || !/^https?:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
}

/** 'photos.example.com' of a link that is one; else the text itself. */
export const hostOf = (link: string): string => (isWebLink(link) ? new URL(link).hostname : link);
