import type { Role } from "@petcare/contract";
import type { ReactNode } from "react";
import { exitPath, homeOf, roleOf, useSession } from "../lib/session/session.ts";
import { Redirect } from "../ui/layout/redirect.tsx";

/** Lets one role in; others go to their own home, and nobody without a session stays (docs/product/auth.md#access-by-role). */
export function RequireRole({ allowed, children }: { allowed: Role; children: ReactNode }) {
  const session = useSession();
  if (!session) return <Redirect to={exitPath()} />;
  const own = roleOf(session);
  if (own !== allowed) return <Redirect to={own ? homeOf(own) : "/dashboard"} />;
  return children;
}
