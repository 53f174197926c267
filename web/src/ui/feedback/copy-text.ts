import { failureToast, toast } from "./toast.tsx";

/** Copies a text and says so. Browsers refuse on a page without https. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    failureToast("This browser does not let the page copy. Select the text instead.");
  }
}
