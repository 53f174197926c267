/** Tells whether a text is an http or https link with a host, of at most 2,000 characters, the API's limit. */
export function isWebLink(text: string): boolean {
  if (text.length > 2000 || !/^https?:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
}

/** 'photos.example.com' for a link, otherwise the text itself. */
export const hostOf = (link: string): string => (isWebLink(link) ? new URL(link).hostname : link);
