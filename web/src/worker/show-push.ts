/** A notification as a browser shows it, and the address that a tap opens. */
export interface ShownPush {
  title: string;
  options: { body: string; tag: string; lang: string; icon: string; data: { navigate: string } };
}

/**
 * Reads a push in the format of Declarative Web Push, for browsers that leave it to the worker. Browsers may end pushes
 * that show nothing, so any push is shown.
 *
 * @param origin of the site; a tap opens nothing else
 */
export function shownPush(message: unknown, origin: string): ShownPush {
  const { notification = {} } = (message ?? {}) as { notification?: Record<string, unknown> };
  const word = (name: string) => (typeof notification[name] === "string" ? String(notification[name]) : "");
  return {
    title: word("title") || "News",
    options: {
      body: word("body"),
      tag: word("tag"),
      lang: word("lang"),
      icon: "/icon-192.png",
      data: { navigate: word("navigate").startsWith(`${origin}/`) ? word("navigate") : `${origin}/dashboard` },
    },
  };
}
