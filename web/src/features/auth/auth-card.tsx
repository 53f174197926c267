import { Button, CloseButton } from "@mantine/core";
import { business } from "@petcare/business";
import { useEffect, useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { clearDeactivated, homeOf, isDeactivated, roleOf, useSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Entry } from "../../ui/entry.tsx";
import { Notice } from "../../ui/notice.tsx";

/** /auth: the way in. Whoever is signed in goes home; whose account was closed reads so, once. */
export function AuthCard() {
  const role = roleOf(useSession());
  const [deactivated, setDeactivated] = useState(isDeactivated);
  useEffect(clearDeactivated, []);
  useTitle("Welcome");
  if (role) return <Navigate to={homeOf(role)} replace />;
  return (
    <Entry title={`Welcome to ${business.name}`}>
      {deactivated && (
        <Notice
          tone="danger"
          action={<CloseButton aria-label="Dismiss" onClick={() => setDeactivated(false)} c="inherit" />}
        >
          Your account was deactivated by an administrator.
        </Notice>
      )}
      <p>Visits, notes and invoices, all in one place.</p>
      <Button component={Link} to="/login" fullWidth>
        Sign In
      </Button>
      <p>
        New here? Call us at <a href={`tel:${business.phone.link}`}>{business.phone.shown}</a> to book.
      </p>
    </Entry>
  );
}
