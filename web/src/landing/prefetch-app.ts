// The landing page's only script. It says that a session has expired, if the app redirected here because of that.
// It shows the link to the meet-and-greet form, if the owner takes such requests.
// It prefetches the app's files, a while after the page is drawn.
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

/** The key of an expired session, as in web/src/lib/session/session.ts. */
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
    // A browser that forbids its storage has no session.
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

// The link to the form is far below, so it can wait, too.
if (way) addEventListener("load", () => setTimeout(() => showMeet(way), 1500));

async function showMeet(way: HTMLElement) {
  try {
    const { open } = await (await fetch("/api/meet")).json();
    way.hidden = open !== true;
  } catch {
    // Without an answer the link stays hidden. The phone number and the email are beside it.
  }
}

tellEndedSession();

export {};
