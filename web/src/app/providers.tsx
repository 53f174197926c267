// base.css comes first, because it sets the order of the layers.
import "../ui/theme/base.css";
import "../ui/theme/classes.css";
import "../ui/theme/tokens.css";
import "../ui/theme/mantine-styles.ts";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { followWrites } from "../lib/api/after-write.ts";
import { queryClient } from "../lib/api/query.ts";
import { forgetDrafts } from "../lib/session/drafts.ts";
import { currentPerson } from "../lib/session/person.ts";
import { forgetSeal } from "../lib/session/seal.ts";
import { hasLeft, useSession } from "../lib/session/session.ts";
import { ToastHost } from "../ui/feedback/toast-host.tsx";
import { theme, variables } from "../ui/theme/theme.ts";

const colorScheme = localStorageColorSchemeManager({ key: "kc:color-scheme" });

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <ForgetOnSessionChange />
        <FollowWrites />
        {children}
      </QueryClientProvider>
      <ToastHost />
    </MantineProvider>
  );
}

/** Deletes one person's data when the session changes, so that the next person does not see it. */
function ForgetOnSessionChange() {
  const token = useSession()?.token;
  useEffect(() => {
    const person = token === undefined ? undefined : currentPerson();
    if (person !== undefined || hasLeft()) forgetDrafts(person);
    if (person === undefined) return;
    forgetSeal(person);
  }, [token]);
  useEffect(() => {
    if (!token) return;
    return () => queryClient.clear();
  }, [token]);
  return null;
}

function FollowWrites() {
  useEffect(followWrites, []);
  return null;
}
