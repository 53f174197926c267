import type { Role } from "@petcare/contract";
import type { ReactNode } from "react";
import { ViewTabs } from "../features/walker-day/view-tabs.tsx";
import { logOut } from "../lib/session/log-out.ts";
import { Brand } from "../parts/brand.tsx";
import { AreaHeader, AreaMain } from "../ui/layout/area-header.tsx";

interface AreaFrameProps {
  area: Exclude<Role, "admin">;
  title: "Hello" | "Settings";
  children: ReactNode;
}

/** The frame of a walker's or a client's screen while it loads: the title, and the links to the other screens. */
export function AreaFrame({ area, title, children }: AreaFrameProps) {
  const narrow = area === "client" || title === "Settings";
  const nav = area === "walker" && <ViewTabs current={title === "Settings" ? "settings" : "today"} />;
  return (
    <>
      <AreaHeader narrow={narrow} lead={<Brand to={`/${area}`} />} nav={nav} title={title} onLogOut={logOut} />
      <AreaMain narrow={narrow}>{children}</AreaMain>
    </>
  );
}
