import { business } from "@petcare/business";
import { serviceLabels, serviceTypes } from "@petcare/domain";
import { closeHour, openHour } from "./facts.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Describes the business to search engines, as a https://schema.org/LocalBusiness. */
export const structuredData = {
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  "@id": `${business.siteUrl}/#business`,
  name: business.name,
  legalName: business.legalName,
  slogan: business.tagline,
  url: `${business.siteUrl}/`,
  telephone: business.phone.link,
  email: business.email,
  image: `${business.siteUrl}/share.png`,
  logo: `${business.siteUrl}/icon-512.png`,
  sameAs: [business.social.url],
  address: {
    "@type": "PostalAddress",
    addressLocality: business.place.town,
    addressRegion: business.place.state,
    addressCountry: "US",
  },
  areaServed: { "@type": "City", name: `${business.place.town}, ${business.place.state}` },
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    opens: clock(openHour),
    closes: clock(closeHour),
  },
  makesOffer: serviceTypes
    .filter((service) => service !== "other")
    .map((service) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name: serviceLabels[service] } })),
};

/** JSON for a script element. It contains no '<', so no text in it can close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
