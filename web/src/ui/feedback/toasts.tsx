import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";

/** The toasts. Their code is a file of its own. */
export const Toasts = () => <Notifications position="bottom-center" containerWidth={440} zIndex={1000} />;
