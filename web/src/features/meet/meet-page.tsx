import { business } from "@petcare/business";
import { getMeetForm } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Entry } from "../../parts/entry.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { type Asked, MeetForm } from "./meet-form.tsx";

const owner = firstNameOf(business.owner.name);

/** /meet: the form with which a stranger asks for a first visit. */
export function MeetPage() {
  useTitle("Meet and greet");
  const query = useRead(getMeetForm);
  const [asked, setAsked] = useState<Asked>();
  return (
    <Entry title={asked ? `Thank you, ${firstNameOf(asked.name)}` : "Ask for a meet and greet"}>
      {asked ? (
        <p>
          {owner} answers you soon, at {asked.reach}. Nothing is booked until then.
        </p>
      ) : (
        <Loaded query={query} failed="This page could not be loaded. Please try again, or call us.">
          {({ open, stamp }) => (open ? <MeetForm stamp={stamp} onAsked={setAsked} /> : <Closed />)}
        </Loaded>
      )}
      <p>
        <a href="/">← Back to Home</a>
      </p>
    </Entry>
  );
}

const Closed = () => (
  <>
    <p>
      Please call <a href={`tel:${business.phone.link}`}>{business.phone.shown}</a> or write to{" "}
      <a href={`mailto:${business.email}`}>{business.email}</a>: we come and meet your pets.
    </p>
    <p>
      Have a code from us? <Link to="/signup">Create Account</Link>
    </p>
  </>
);
