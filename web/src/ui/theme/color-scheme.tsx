import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import type { ReactNode } from "react";
import { MoonIcon, SunIcon } from "./icons.tsx";

/** Switches between light and dark, and stores the choice. By default the system decides. The caller draws the button. */
export function useColorSchemeSwitch(): { label: string; icon: ReactNode; change: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light") === "dark";
  return {
    label: dark ? "Light mode" : "Dark mode",
    icon: dark ? <SunIcon /> : <MoonIcon />,
    change: () => setColorScheme(dark ? "light" : "dark"),
  };
}
