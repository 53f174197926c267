/**
 * THE FACTS ABOUT YOUR BUSINESS
 *
 * Change them only here. Every page, text message and invoice reads them from this file.
 *
 * How to edit:
 *  - Change only the numbers and the text between quotation marks.
 *  - Keep the quotation marks, the commas and the names on the left.
 *  - Save the file and run `npm test`. It checks this file too, and says what is wrong.
 *  - Then run `npm run deploy`, as README.md tells.
 */
export const business: Business = {
  /** Your everyday business name. */
  name: "Harbor & Hound",

  /** Your registered name. The footer, the invoices and the text message consent use it. */
  legalName: "Harbor & Hound Pet Care LLC",

  /** The line under the name on the first page and on the sign-in page. */
  tagline: "Professional Dog Walking & Cat Sitting",

  /** Your phone number. People read `shown`. Their phone dials `link`: +1 and the ten digits. */
  phone: { shown: "(516) 555-0134", link: "+15165550134" },

  /** The address where clients write to you. */
  email: "hello@example.com",

  /** The owner's name. The first deployment creates this account, and asks for its email address. */
  owner: { name: "Kate Corrigan" },

  /** The social media link in the footer: its text and its address. */
  social: { label: "Instagram", url: "https://example.com/harborandhound" },

  /** The place where you work. `region` helps readers who do not know the town. */
  place: { town: "Bellmore", state: "NY", region: "Long Island" },

  /** The address of this website, without a slash at the end. A deployment puts its own in its place. */
  siteUrl: "https://example.com",

  /**
   * The time zone of every date and time in the application. It does not depend on where the reader is.
   * For the possible names see https://en.wikipedia.org/wiki/List_of_tz_database_time_zones
   */
  timeZone: "America/New_York",

  /**
   * The price of a visit, in dollars, if neither the client nor the schedule has its own price.
   * These are the starting values. Prices that you set in Settings replace them.
   */
  defaultPrices: {
    walk25: 25, // 25 minute walk
    visit: 25, // Cat/Dog 25 minute visit
    overnight: 100, // Overnight stay
    other: 30, // Anything else
  },

  /**
   * A walker's pay for a visit, in dollars, if the walker has no rate of their own.
   * You may remove a line. Then that service has no default pay.
   */
  defaultWalkerPay: {
    walk25: 15,
    visit: 15,
    overnight: 60,
    other: 18,
  },

  /** How many days after it is made an invoice is due. You can choose another day for each. */
  invoiceDueDays: 7,

  /** Dollars for a mile in the accountant's file of miles. Nobody is paid by it. */
  mileRate: 0.7,

  /** From so many dollars in a year on, the tax department is told what you paid somebody (form 1099-NEC). */
  reportFrom: 2000,

  /** How clients pay you. The first one is offered first. */
  paymentMethods: ["Zelle", "Venmo", "Check", "Cash", "Card"],

  /** The words at the end of each invoice. */
  howToPay: "Thank you! Zelle to (516) 555-0134, or a check to Harbor & Hound Pet Care LLC.",

  /** Whether walkers' phones take along the codes of the day's homes, sealed, for doors without a signal. */
  codesTakenAlong: true,

  /** Minutes of travel between two visits. The calendar uses them to warn of an overbooked walker. */
  travelBufferMinutes: 10,

  /**
   * How many days of visits are stored ahead. Farther ones are computed when somebody looks at them.
   * Walkers see a month, so fewer than 35 are refused by `npm test`.
   */
  storedDaysAhead: 60,

  /**
   * The text that people agree to before they get a text message. Each account keeps the version it agreed to.
   * When you change the text, change the version too ("v2", "v3", …).
   */
  smsConsent: {
    version: "v1",
    text:
      "I agree to receive text messages from Harbor & Hound Pet Care LLC at the phone number above: verification " +
      "codes and messages about my account and my visits. How many depends on my visits. Message and data rates " +
      "may apply. Reply STOP to end them or HELP for help. Agreeing is not a condition of buying anything.",
  },
};

/** Prices or pay per visit of each service, in dollars. */
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
  owner: { name: string };
  social: { label: string; url: string };
  place: { town: string; state: string; region: string };
  siteUrl: string;
  timeZone: string;
  defaultPrices: DollarsByService;
  defaultWalkerPay: Partial<DollarsByService>;
  invoiceDueDays: number;
  mileRate: number;
  reportFrom: number;
  paymentMethods: readonly [string, ...string[]];
  howToPay: string;
  codesTakenAlong: boolean;
  travelBufferMinutes: number;
  storedDaysAhead: number;
  smsConsent: { version: string; text: string };
}
