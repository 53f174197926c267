// The landing page's only script: fetches the app's files for the click that follows. They wait until the page has
// long been drawn, so that they take nothing from it, and stay away from whoever asked the browser to save data.

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

export {};
