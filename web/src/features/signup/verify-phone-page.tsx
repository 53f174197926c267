import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { parsePhone, phoneMessage } from "@petcare/domain";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Entry } from "../../parts/entry.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import classes from "./signup.module.css";

/** /verify-phone: stands alone, outside signing up, and sends nothing. */
export function VerifyPhonePage() {
  const [phone, setPhone] = useState("");
  const [used, setUsed] = useState(false);
  useTitle("Verify your phone");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUsed(true);
  };
  return (
    <Entry title="Verify your phone">
      <form noValidate onSubmit={submit} className={classes.form}>
        {used && (
          <Notice tone="warn">
            <b>SMS Not Configured Yet</b>
            <p>
              Your number is verified when you <Link to="/signup">create your account</Link>. For anything else, call{" "}
              <a href={`tel:${business.phone.link}`} className={classes.number}>
                {business.phone.shown}
              </a>
              .
            </p>
          </Notice>
        )}
        <PhoneField
          value={phone}
          onChange={setPhone}
          error={used && parsePhone(phone) === undefined ? phoneMessage : undefined}
          errorProps={{ role: "alert" }}
        />
        <Button type="submit" fullWidth>
          Send Code
        </Button>
      </form>
    </Entry>
  );
}
