import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Brand } from "../../parts/brand.tsx";
import { PhoneField, phoneProblems } from "../../parts/phone-field.tsx";
import { SmsConsentField } from "../../parts/sms-consent-field.tsx";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { type Problems, sendsNothing } from "../../ui/form/form-rules.ts";
import { useCheckedForm } from "../../ui/form/use-checked-form.ts";
import classes from "./screen.module.css";

const { name, legalName, phone, email, place, smsConsent } = business;

/** /consent/sms-opt-in-demo and /SmsConsent: how and to what people consent, for the text message provider. */
export function SmsConsentPage() {
  useTitle("Text message consent");
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Brand to="/" />
        <Link to="/auth" className={classes.signIn}>
          Login or Create Account
        </Link>
      </header>
      <main className={classes.main}>
        <div className="stack">
          <h1>Text messages, only if you agree</h1>
          <p>
            {legalName} texts clients and walkers who have agreed to it while creating their account. This page shows
            how they agree, what they agree to and how they stop it.
          </p>
        </div>
        <section className="stack gap-20" aria-labelledby="how">
          <h2 id="how">How people opt in</h2>
          <ol className={`stack gap-8 ${classes.steps}`}>
            <li>
              They create an account on this site, with a referral code that we gave them in person, at{" "}
              <Link to="/signup">the signup page</Link>.
            </li>
            <li>In step 3 of 4 they enter their own mobile number.</li>
            <li>
              They read the consent and check its box. It is never checked in advance, and no code is sent without it.
            </li>
            <li>They press Send Code and enter the 6 digits that we text them.</li>
          </ol>
          <OptInDemo />
        </section>
        <section className="stack gap-20" aria-labelledby="text">
          <h2 id="text">What they agree to</h2>
          <blockquote className={classes.consent}>
            <p>{smsConsent.text}</p>
          </blockquote>
          <p className="muted">
            Consent text version {smsConsent.version}. We keep the version, the number and the time of each consent.
          </p>
        </section>
        <section className="stack gap-20" aria-labelledby="messages">
          <h2 id="messages">What we send</h2>
          <Facts>
            <Fact term="Messages">
              Verification codes, and messages about the account and its visits. For example: “{name}: your verification
              code is 123456. It is valid for 10 minutes.” No advertising.
            </Fact>
            <Fact term="How often">
              A code whenever one is asked for. Beyond that, message frequency depends on the visits booked.
            </Fact>
            <Fact term="Cost">We charge nothing for messages. Message and data rates of the phone plan may apply.</Fact>
            <Fact term="To stop">
              Reply <b>STOP</b> to any message. One last message confirms it; after that none are sent.
            </Fact>
            <Fact term="For help">
              Reply <b>HELP</b>, or call or write to us.
            </Fact>
            <Fact term="Your number">
              We neither sell it nor hand it on for anyone’s marketing. Agreeing is not a condition of any purchase.
            </Fact>
          </Facts>
        </section>
        <section className="stack gap-20" aria-labelledby="contact">
          <h2 id="contact">Who we are</h2>
          <address className={classes.contact}>
            <b>{legalName}</b>
            <span>
              {place.town}, {place.state}
            </span>
            <a href={`tel:${phone.link}`}>{phone.shown}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </address>
        </section>
      </main>
    </div>
  );
}

/** The phone form of signing up as a demonstration. It has the same checks, and sends nothing. */
function OptInDemo() {
  const [used, setUsed] = useState(false);
  const form = useCheckedForm({
    fields: useFields({ phone: "", sms_consent: false }),
    live: true,
    ...sendsNothing,
    check: ({ phone, sms_consent }): Problems => ({
      ...phoneProblems(phone),
      ...(!sms_consent && { sms_consent: "You must agree to receive SMS messages to proceed" }),
    }),
  });

  return (
    <figure className={classes.demo} aria-labelledby="demo-caption">
      <figcaption id="demo-caption">Demonstration: try it, nothing is sent</figcaption>
      <form {...form.propsFor(() => setUsed(true))} className="stack">
        <PhoneField {...form.text("phone")} autoComplete="off" />
        <SmsConsentField
          checked={form.values.sms_consent}
          onChange={(checked) => form.set("sms_consent", checked)}
          error={form.problems.sms_consent}
        />
        <Button type="submit" fullWidth>
          Send Code
        </Button>
        {used && form.wrong.length === 0 && (
          <Notice tone="success">Here a code would be on its way. This is a demonstration: nothing was sent.</Notice>
        )}
      </form>
    </figure>
  );
}
