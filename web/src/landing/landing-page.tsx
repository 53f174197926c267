import { AboutUs } from "./about-us.tsx";
import { AtAGlance } from "./at-a-glance.tsx";
import { Benefits } from "./benefits.tsx";
import { Contact } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
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
