// The landing page's only script. It says that a session has ended, where the app led here because of that.
// It shows the way to the form of strangers, where the owner takes such requests.
// It fetches the app's files ahead, so the app opens quickly after a click.
// It waits until the page has long been drawn, so it does not slow the page.
// It does nothing if the browser is set to save data. See docs/product/public-site.md#landing-page.

const page = document.querySelector<HTMLElement>("[data-prefetch]");
const { connection } = navigator as { connection?: { saveData?: boolean } };

if (page && !connection?.saveData) addEventListener("load", () => setTimeout(() => prefetch(page), 1500));

function prefetch({ dataset }: HTMLElement) {
  for (const href of dataset.prefetch?.split(" ") ?? []) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "prefetch", href, crossOrigin: "anonymous" });
    document.head.append(link);
  }
}

/** The app's own name for it, in web/src/lib/session/session.ts. */
const ended = "kc:session-ended";

function tellEndedSession() {
  const notice = document.querySelector<HTMLElement>("[data-session-ended]");
  try {
    const kept = sessionStorage.getItem(ended);
    if (!notice || kept === null) return;
    sessionStorage.removeItem(ended);
    const waiting = Number(kept) || 0;
    if (waiting > 0) tellWaiting(notice, waiting);
    notice.hidden = false;
  } catch {
    // A browser that forbids its storage has nothing to tell.
  }
}

/** 'Your session has ended. 3 walks wait on this phone: sign in to send them.' */
function tellWaiting(notice: HTMLElement, waiting: number) {
  const link = notice.querySelector("a");
  if (!link) return;
  link.textContent = "sign in";
  const [walks, them] = waiting === 1 ? ["1 walk waits", "it"] : [`${waiting} walks wait`, "them"];
  notice.replaceChildren(`Your session has ended. ${walks} on this phone: `, link, ` to send ${them}.`);
}

const way = document.querySelector<HTMLElement>("[data-meet]");

// The way to the form lies far below, so it can wait as well.
if (way) addEventListener("load", () => setTimeout(() => showMeet(way), 1500));

async function showMeet(way: HTMLElement) {
  try {
    const { open } = await (await fetch("/api/meet")).json();
    way.hidden = open !== true;
  } catch {
    // Without an answer it stays hidden. A phone number and an email stand beside it.
  }
}

tellEndedSession();

export {};
