/**
 * THE FACTS ABOUT YOUR BUSINESS
 *
 * This is the one place to change them. Every page, text message and invoice reads them from here.
 *
 * How to edit:
 *  - Change only what stands between quotation marks, or the numbers.
 *  - Keep the quotation marks, the commas and the names on the left as they are.
 *  - Save, run `npm test` (it checks this file too, and says in words what is wrong), then `npm run deploy`.
 */
export const business: Business = {
  /** The name that people know you by. */
  name: "Harbor & Hound",

  /** The registered name: in the footer, on invoices and in the text message consent. */
  legalName: "Harbor & Hound Pet Care LLC",

  /** The line under the name on the first page and the sign-in page. */
  tagline: "Professional Dog Walking & Cat Sitting",

  /** Your phone number. `shown` is how people read it, `link` is what their phone dials: +1 and the ten digits. */
  phone: { shown: "(516) 555-0134", link: "+15165550134" },

  /** Where clients write to you. */
  email: "hello@example.com",

  /**
   * Who runs the business here. The first deployment makes this account; its password is set with the code that
   * "Forgot password?" emails to this address.
   */
  owner: { name: "Kate Corrigan", email: "owner@example.com" },

  /** The page that the social media link in the footer leads to, and what the link says. */
  social: { label: "Instagram", url: "https://example.com/harborandhound" },

  /** Where you work. `region` is used where the town alone would say too little. */
  place: { town: "Bellmore", state: "NY", region: "Long Island" },

  /** The address of this web site, without a slash at the end. Text messages and invites link to it. */
  siteUrl: "https://example.com",

  /**
   * The time zone of every date and time in the application, wherever the person looking at it is.
   * Names are those of https://en.wikipedia.org/wiki/List_of_tz_database_time_zones
   */
  timeZone: "America/New_York",

  /**
   * What a visit costs, in dollars, when neither the client nor the schedule has a price of its own.
   * These are the starting values; what you set in Settings counts from then on.
   */
  defaultPrices: {
    walk25: 25, // 25 minute walk
    visit: 25, // Cat/Dog 25 minute visit
    overnight: 100, // Overnight stay
    other: 30, // Anything else
  },

  /**
   * What a walker earns per visit, in dollars, until you give that walker a rate of their own. Here a line may be left
   * out: then that service has no rate for everybody.
   */
  defaultWalkerPay: {
    walk25: 15,
    visit: 15,
    overnight: 60,
    other: 18,
  },

  /** Minutes to allow for getting from one visit to the next when the calendar warns that a walker is overbooked. */
  travelBufferMinutes: 10,

  /**
   * What people agree to before they get a text message. What they agreed to is kept with the version:
   * when you change the text, change the version too ("v2", "v3", …).
   */
  smsConsent: {
    version: "v1",
    text:
      "I agree to receive text messages from Harbor & Hound Pet Care LLC at the phone number above: verification " +
      "codes and messages about my account and my visits. How many depends on my visits. Message and data rates " +
      "may apply. Reply STOP to end them or HELP for help. Agreeing is not a condition of buying anything.",
  },
};

/** A price or a pay for each service, in dollars. */
export interface DollarsByService {
  walk25: number;
  visit: number;
  overnight: number;
  other: number;
}

export interface Business {
  name: string;
  legalName: string;
  tagline: string;
  phone: { shown: string; link: `+1${number}` };
  email: string;
  owner: { name: string; email: string };
  social: { label: string; url: string };
  place: { town: string; state: string; region: string };
  siteUrl: string;
  timeZone: string;
  defaultPrices: DollarsByService;
  defaultWalkerPay: Partial<DollarsByService>;
  travelBufferMinutes: number;
  smsConsent: { version: string; text: string };
}
