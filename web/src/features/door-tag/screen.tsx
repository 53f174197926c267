import { business } from "@petcare/business";
import { Link } from "react-router-dom";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { roleOf, useSession } from "../../lib/session/session.ts";
import { Entry } from "../../parts/entry.tsx";

/** The page /t, which a phone's camera opens from the tag at a door. The page neither signs in nor sends the tag. */
export function DoorTagPage() {
  const role = roleOf(useSession());
  useTitle("Door tag");
  return (
    <Entry title="Door tag">
      <p>This tag belongs to {business.name}. Walkers use it to say that they have arrived.</p>
      <p>Are you the walker? Open Today in the app, and scan the tag there.</p>
      {role === "walker" && (
        <p>
          <Link to="/walker">Open Today</Link>
        </p>
      )}
    </Entry>
  );
}
