import { messageOf } from "../../lib/api/api-error.ts";
import { failureToast, type ToastAction, toast } from "./toast.tsx";

/** Shows a success, and offers to undo it. The undoing shows a toast, too. */
export function undoToast(message: string, undo?: () => Promise<unknown>, other?: ToastAction): void {
  toast(message, undo && { label: "Undo", onClick: () => void undone(undo) }, other);
}

async function undone(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo();
    toast("Undone");
  } catch (error) {
    failureToast(messageOf(error, "Not undone. Please try again."));
  }
}
