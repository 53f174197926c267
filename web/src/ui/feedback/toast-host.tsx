import { useNotifications } from "@mantine/notifications";
import { type ComponentType, useEffect, useState } from "react";

const load = async () => (await import("./toasts.tsx")).Toasts;

/** Holds the place of toasts. The code that draws them is fetched a moment after the first screen, or for the first toast. */
export function ToastHost() {
  const { notifications } = useNotifications();
  const [Toasts, setToasts] = useState<ComponentType>();
  const wanted = notifications.length > 0;
  useEffect(() => {
    if (Toasts) return;
    const fetchNow = () => void load().then((loaded) => setToasts(() => loaded), waitForNext);
    const timer = setTimeout(fetchNow, wanted ? 0 : 5000);
    return () => clearTimeout(timer);
  }, [Toasts, wanted]);
  return Toasts && <Toasts />;
}

/** Without a network the toast is not drawn. The next one fetches again. */
function waitForNext(): void {}
