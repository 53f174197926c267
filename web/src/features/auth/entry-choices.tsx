import { Button } from "@mantine/core";
import { Link } from "react-router-dom";

/** The two ways in that both entry screens offer. */
export function EntryChoices() {
  return (
    <div style={{ display: "grid", gap: 10 }}>
      <Button component={Link} to="/login" fullWidth>
        Sign In
      </Button>
      <Button component={Link} to="/signup" variant="default" fullWidth>
        Create Account
      </Button>
    </div>
  );
}
