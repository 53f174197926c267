import { useNotifications } from "@mantine/notifications";
import { type ComponentType, useEffect, useState } from "react";

const load = async () => (await import("./toasts.tsx")).Toasts;

/** The place of toasts. Their code is loaded five seconds after the first screen, or for the first toast. */
export function ToastHost() {
  const { notifications } = useNotifications();
  const [Toasts, setToasts] = useState<ComponentType>();
  const wanted = notifications.length > 0;
  useEffect(() => {
    if (Toasts) return;
    const fetchNow = async () => {
      const loaded = await load().catch(() => undefined);
      // Without a network the next toast tries again.
      if (loaded) setToasts(() => loaded);
    };
    const timer = setTimeout(fetchNow, wanted ? 0 : 5000);
    return () => clearTimeout(timer);
  }, [Toasts, wanted]);
  return Toasts && <Toasts />;
}
