import { notifications } from "@mantine/notifications";
import { AlertIcon, CheckIcon } from "../theme/icons.tsx";

const closeButtonProps = { "aria-label": "Dismiss" };

/** Says for 6 seconds what happened. */
export function toast(message: string): void {
  notifications.show({ message, color: "pine", icon: <CheckIcon size={18} />, autoClose: 6000, closeButtonProps });
}

/** Says for 12 seconds what failed. */
export function failureToast(message: string): void {
  notifications.show({ message, color: "brick", icon: <AlertIcon size={18} />, autoClose: 12_000, closeButtonProps });
}
