import { business } from "@petcare/business";
import { WindowCat } from "./art/window-cat.tsx";
import { Benefits } from "./benefits.tsx";
import { callLink, closeHour, emailLink, entryPath, hourText, openHour, place } from "./facts.ts";
import { Hero } from "./hero.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

/** The build renders this page, so the browser loads no React. See docs/product/public-site.md#landing-page. */
export function LandingPage() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <AtAGlance />
        <AboutUs />
        <WhyChooseUs />
        <Benefits />
        <Testimonials />
        <Contact />
      </main>
      <SiteFooter />
    </>
  );
}

function AtAGlance() {
  return (
    <ul className="glance wrap" aria-label="At a glance">
      <li>
        <strong>Woman-owned</strong>
        <span className="muted">A small {business.place.town} team, on foot</span>
      </li>
      <li>
        <strong>Seven days a week</strong>
        <span className="muted">
          {hourText(openHour)} to {hourText(closeHour)}, and overnight
        </span>
      </li>
      <li>
        <strong>25 minutes, all theirs</strong>
        <span className="muted">Walks for dogs, visits for cats and dogs</span>
      </li>
    </ul>
  );
}

function SiteFooter() {
  return (
    <footer className="site-footer muted">
      <div className="wrap">
        <p>
          © {business.legalName} · {place}
        </p>
        <ul>
          <li>
            <a href="/SmsConsent">Text message consent</a>
          </li>
          <li>
            <a href={business.social.url} rel="me noopener">
              {business.social.label}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

function AboutUs() {
  const { town } = business.place;
  return (
    <section id="about" className="about wrap" aria-labelledby="about-title">
      <div className="prose">
        <h2 id="about-title">About Us</h2>
        <p className="lead">
          {business.name} is a handful of walkers and one owner who still does the early route herself. We keep to{" "}
          {town} and the streets next door, so nobody is ever rushing over from two towns away.
        </p>
        <p className="muted">
          Before we start, we come by and sit on your floor. Your pets look us over; we write down how your house works:
          which door sticks, where the towels live, who gets the blue bowl. Whoever does the writing does the walking.
        </p>
        <p className="muted">
          Dogs go out in sleet and in August. Cats get real company rather than a quick refill: a game, fresh water, a
          clean box, and some time at the window, if they will have us.
        </p>
      </div>
      <WindowCat />
    </section>
  );
}

function Contact() {
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
        {/* The page's script shows it where the owner takes such requests. */}
        <li data-meet hidden>
          <a className="button ghost" href="/meet">
            Ask for a meet and greet
          </a>
        </li>
      </ul>
    </section>
  );
}

function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="brand" href="/">
          <img src="/favicon.svg" width="36" height="36" alt="" fetchPriority="low" />
          <span>{business.name}</span>
        </a>
        <nav aria-label="Main">
          <ul>
            <li className="wide">
              <a href="#about">About Us</a>
            </li>
            <li className="wide">
              <a href="#why">Why Choose Us</a>
            </li>
            <li className="wide">
              <a href="#contact">Contact</a>
            </li>
            <li>
              <a className="login" href={entryPath}>
                Login or Create Account
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <p className="ended" role="status" data-session-ended hidden>
        Your session has ended. <a href="/login">Sign in again</a> to go on.
      </p>
    </header>
  );
}
