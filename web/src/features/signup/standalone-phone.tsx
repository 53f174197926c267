import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Entry } from "../../parts/entry.tsx";
import { PhoneField, phoneProblems } from "../../parts/phone-field.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { sendsNothing } from "../../ui/form/form-rules.ts";
import { useCheckedForm } from "../../ui/form/use-checked-form.ts";

/** /verify-phone: a page apart from signing up. It sends nothing. */
export function StandalonePhonePage() {
  const [used, setUsed] = useState(false);
  useTitle("Verify your phone");
  const form = useCheckedForm({
    fields: useFields({ phone: "" }),
    live: true,
    ...sendsNothing,
    check: ({ phone }) => phoneProblems(phone),
  });
  const use = () => setUsed(true);

  return (
    <Entry title="Verify your phone">
      <form {...form.propsFor(use, use)} className="stack">
        {used && (
          <Notice tone="warn">
            <b>SMS Not Configured Yet</b>
            <p>
              Your number is verified when you <Link to="/signup">create your account</Link>. For anything else, call{" "}
              <a href={`tel:${business.phone.link}`}>
                <b>{business.phone.shown}</b>
              </a>
              .
            </p>
          </Notice>
        )}
        <p className="muted">We check a number once, so that our texts about your visits reach you and nobody else.</p>
        <PhoneField {...form.text("phone")} />
        <Button type="submit" fullWidth>
          Send Code
        </Button>
      </form>
      <p>
        <Link to="/auth">← Back</Link>
      </p>
    </Entry>
  );
}
