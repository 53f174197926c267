import { failureToast, toast } from "./toast.tsx";

/** Copies a text and says so. A browser lets a page copy only where it was served safely. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    failureToast("This browser does not let the page copy. Select the text instead.");
  }
}
