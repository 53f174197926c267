import { business } from "@petcare/business";
import { callLink, emailLink, entryPath } from "./facts.ts";

export function Contact() {
  return (
    <section id="contact" className="contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">Tell us who is waiting at home.</h2>
        <p>
          New here? Call or write first: we come and meet your pets, then give you the code that opens your account. We
          answer the same day, usually between walks.
        </p>
      </div>
      <ul className="ways">
        <li>
          <a className="button" href={callLink}>
            Call {business.phone.shown}
          </a>
        </li>
        <li>
          <a className="button gold" href={entryPath}>
            Book An Appointment
          </a>
        </li>
        <li>
          <a className="button ghost" href={emailLink}>
            Email {business.email}
          </a>
        </li>
      </ul>
    </section>
  );
}
